"""The rules, written once."""

from mazzo.rules import life_is_life, wild_cards, wizard
from mazzo.rules.verbs import GAMES as GAMES
from mazzo.rules.verbs import Game as Game
from mazzo.rules.verbs import add_game
from mazzo.rules.verbs import game_named as game_named

for _game in (wizard.WIZARD, wild_cards.WILD_CARDS, life_is_life.LIFE_IS_LIFE):
    add_game(_game)
