# ---- one’s devices and data
devices = Your devices
device-name = { $browser } on { $system }
device-unknown = Another browser
device-here = this device
device-first = signed in { $day }
device-last = last used { $day }
device-end = Sign out
device-end-named = Sign out { $device }
device-end-others = Sign out all others
device-leave = Sign out here
device-leave-others = You stay signed in on your other devices.
device-leave-only = This is your only device. Once it is signed out, nobody can be { $name } again, not even you. If you want to come back, make a link to another device first.
device-leave-yes = Yes, sign out
device-leave-no = Stay signed in
data-yours = Your data
data-about = Everything this server knows about you, as one file.
data-download = Download
delete-me = Delete your data
delete-about = Your name, what you said, your results and your ratings are deleted for good. Your games stay for the people you played with, with “Guest” on your seat.
delete-type = To confirm, type your name: { $name }
delete-yes = Delete everything
delete-no = Keep everything

# ---- one’s games and figures
figures = Statistics
figures-games = Games
figures-wins = Won
figures-rank = Average rank
figures-score = Average score
figures-rating = Rating
figures-rating-over-time = Rating over time
figures-wins-by-players = Games won, by number of players
history-none = You have not finished a game yet.
history-here = On this device
history-here-about = These games are in this browser alone, and in no statistics.
history-here-save = Download all of them
history-more = Show more
history-rank = rank { $rank } of { $players }
history-unfinished = not finished
carry-about = Take your name, tables and statistics to another device.
carry-make = Make a link
carry-link = Open this link there within { $minutes } minutes. It works once; do not share it.

reason-too-many-links = Too many links made from here. Try again later.
reason-no-such-device = That device is signed out already.
reason-too-many-exports = That was often enough for now. Try again later.
reason-not-confirmed = That is not your name. Type it exactly as it is written.
