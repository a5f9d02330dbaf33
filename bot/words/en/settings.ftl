# How pictures look: the settings.

settings-mine = **How the cards look to you**, on every server. Only you see them so.
settings-server = **How the tables of this server look**, to everybody who has not chosen faces of their own.
look-face = Faces
look-face-server = as the server has them
look-face-server-help = you see what everybody sees.
look-face-traditional = traditional
look-face-traditional-help = the old drawings.
look-face-large = large print
look-face-large-help = big signs that can be read on a small screen.
look-face-safe = colour-safe
look-face-safe-help = told apart without red and green.
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
