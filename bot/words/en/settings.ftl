# How pictures look: the settings.

settings-mine = **How the cards look to you**, in your hand and wherever only you can see them, on every server.
settings-server = **How this server’s tables look**, and the hands of players who have not chosen faces of their own.
look-face = Faces
look-face-server = as the server has them
look-face-server-help = you see what everybody sees.
look-face-traditional = traditional
look-face-traditional-help = classic flower cards; black Tien Gow tiles with white and red pips.
look-face-old = older style
look-face-old-help = Tien Gow tiles of bone with black and red pips; flower cards stay traditional.
look-face-large = large print
look-face-large-help = large marks that are readable on a small screen; tiles show their class and rank.
look-face-safe = colour-safe
look-face-safe-help = no need to tell red from green; tiles show their class and rank.
look-cloth = Cloth
look-cloth-felt = green felt
look-cloth-felt-help = the cloth of a card table.
look-cloth-night = night
look-cloth-night-help = dark, for Discord’s dark theme.
look-cloth-tatami = tatami
look-cloth-tatami-help = light straw.
look-layout = Shape
look-layout-phone = for phones
look-layout-phone-help = upright, large on a small screen.
look-layout-wide = wide
look-layout-wide-help = for the screen of a computer.
