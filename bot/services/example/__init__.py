"""An example of a league: invented people whose matches computers have played."""
