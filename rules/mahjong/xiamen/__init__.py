"""The mahjong of Xiamen (厦門) and of Quanzhou (泉州): sixteen tiles, flowers and the gold."""
