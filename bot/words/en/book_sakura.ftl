# The book of Sakura.

book-about--sakura =
    {""}**Sakura** (Higobana) came to Hawaii with Japanese settlers. { $four_players ->
        [teams2v2] Four people play with all 48 flower cards.
       *[individual] { $at_play ->
            [2] Two
            [3] Two or three
           *[4] Two to four
        } people play with all 48 flower cards; more can sit at the table and take turns sitting out.
    }
    { $four_players ->
        [teams2v2] They play two against two: partners face each other and share captures and points.
       *[individual] Everybody plays for themselves.
    }
    A match has { $hands ->
        [one] one deal
       *[other] { $hands } deals
    }. The picture shows one in progress.
book-pieces--sakura =
    Four classes: **brights** 20, **ribbons** 10, **animals** 5, **junk** 0.
    The yellow paulownia is a ribbon here, and the rain man is an animal.
    Cards match by their flower; their class does not matter.
book-deal--sakura =
    The player to the dealer’s right touches the pack or cuts it.
    Two players get { $deal_two ->
        [n8_8] 8 cards each, and eight of the stock are never turned;
       *[n10_8] 10 cards each;
    } three get 7, four get 5. Eight cards lie on the table, or six with three players.
    Four of a flower on the table go to the dealer at once.
book-turn--sakura =
    The dealer begins, then play goes counter-clockwise.
    Play a card from your hand: it takes one table card of the same flower, or stays on the table if there is none.
    Then turn the top card of the stock. It takes one card as well, { $triple_stock ->
        [takeOne] even if three of its flower lie there.
       *[takeAll] but if three of its flower lie there, it takes all three.
    }
book-gaji--sakura =
    {""}**The gaji** is the rain junk with the drum and the lightning. It takes any card when it is played or turned; lying on the table it is a plain rain.
    Cards left without a partner because of it go to the player who used it.
book-hiki--sakura =
    When the table and your hand together hold all four cards of a flower, call **hiki** and take them, even out of turn. { $hiki_four_in_hand ->
        [true] Four in the hand alone are a hiki too.
       *[false] {""}
    }
    { $gaji_vs_hiki ->
        [forbidden] A gaji cannot take a card on which somebody could call hiki.
       *[preemptThenRetarget] Before a gaji takes a card, everybody who might call hiki on it is asked, and a hiki comes first.
    }
    After a hiki you have fewer cards than turns: on turns of your choice you only turn the stock.
book-combinations--sakura =
    There are eight combinations of three cards. Each that you have costs { $four_players ->
        [teams2v2] the other team 50 points.
       *[individual] every opponent 50 points.
    }
book-pays--sakura =
    { $four_players ->
        [teams2v2] The team with the most points wins; in a tie the dealer’s team.
       *[individual] The player with the most points wins. In a tie the dealer comes first, then the nearest in turn.
    }
    { $stake ->
        [difference] Each opponent pays the winner the difference in points.
       *[wins] { $big_win ->
            [n50and100] Each loser pays 1 point, or 2 if the margin is 50 or more, or 3 if it is 100 or more.
           *[n100] Each loser pays 1 point, or 2 if the margin is 100 or more.
        } { $margin_to ->
            [eachOpponent] The margin is counted over each opponent.
           *[secondBest] The margin is counted over the second best.
        }
    }
    { $four_players ->
        [teams2v2] In the winning team { $team_next_dealer ->
            [captain] the player in the team’s first seat
           *[firstWinningMemberAfterOldDealer] the first in turn, counted from the old dealer,
        } deals next.
       *[individual] The winner deals next.
    } The picture shows how a deal is paid under these rules.
