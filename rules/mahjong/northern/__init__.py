"""The mahjong of Changchun and the qionghu of Dalian."""
