"""The rules, written once."""

from mazzo.rules import life_is_life as life_is_life
from mazzo.rules import wild_cards as wild_cards
from mazzo.rules import wizard as wizard
from mazzo.rules.verbs import GAMES as GAMES
from mazzo.rules.verbs import Game as Game
from mazzo.rules.verbs import game_named as game_named
