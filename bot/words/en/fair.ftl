# --- Fair chance: the private panel
button-fair = Fair?
fair-title = Is it fair?
fair-about = Before a deal the bot draws a secret and publishes its hash, the *promise*. Each player then adds a number: the one Discord gave to the press of their button. Deck and dice follow from the secret and these numbers, so nobody can choose them.
fair-none = No deal has been promised at this table.
fair-rules = House rules (hash): `{$hash}`
fair-deal = **Deal {$deal}**
fair-next = **Deal {$deal}, not dealt yet**
fair-promise = Promise (SHA-256): `{$commitment}`
fair-promised = Promised {$promised}
fair-dealt = Promised {$promised}, dealt {$dealt}
fair-added = Added, in the order that counts:
fair-added-so-far = Added so far; in the end they count in the order of the seats:
fair-added-nobody = Nobody has added anything yet.
fair-addition = {$who}: `{$number}`, pressed {$when}
fair-addition-message = The message of this table: `{$number}`, sent {$when}
fair-addition-nothing = {$who}: `0`, nothing added (a computer player, or somebody who was not there)
fair-own = **{$line}** ← your seat
fair-secret = Secret: `{$secret}`
fair-hidden = The secret is shown when the deal is over.
fair-good = ✅ Checked: the promise, the additions, the shuffle and every move are right.
fair-good-untimed = ☑️ Checked: the promise, the shuffle and every move are right. When the numbers were added is not on record.
fair-bad = ❌ Checked: {$fault}
fair-how = Keep your number and compare it after the deal. `/verify` checks the whole match; `/record` gives you its record, and anybody can check that with `paifuda verify FILE`, without this bot.

# --- What checking a record finds in the additions
verify-untimed = { $deals ->
    [one] For one deal it cannot be proven who added what, and when: records of older releases do not say.
   *[other] For { $deals } deals it cannot be proven who added what, and when: records of older releases do not say.
}
verify-silent = { $deals ->
    [one] Seat {$seat} added nothing in one deal: a computer player, or somebody who was not there.
   *[other] Seat {$seat} added nothing in { $deals } deals: a computer player, or somebody who was not there.
}
fault-addition-missing = there is no addition for a seat that played.
fault-addition-doubled = there are several additions for the same seat.
fault-addition-stranger = there is an addition for a seat that did not play.
fault-addition-damaged = an addition is not the number of a press or a message.
fault-additions-unsorted = the additions are not in the order of the seats.
fault-addition-early = an addition is older than the promise.
fault-addition-late = an addition is newer than the deal.
fault-times-reversed = the deal is older than its promise, or the promise is older than the previous deal.
fault-times-missing = the times of the promise and the deal are missing, though those of the previous deal are known.

# --- Sealed answers
fair-seals = Seals of the answers at the latest chance to claim a card or tile:
fair-seal-now = Your answer, sealed until all have answered: `{$seal}`, nonce `{$nonce}`
fair-seal = {$who}: `{$seal}`
fair-seal-own = {$who}: `{$seal}`, nonce `{$nonce}`
verify-sealed = Seal {$seal}: deal {$deal}, seat {$seat}: {$move}
verify-unsealed = Seal {$seal}: no answer in this record has it.
verify-version = ☑️ The record names an earlier version of the rules. The moves were checked by version { $version }; other moves may have been legal then.
verify-seat = seat { $seat }
verify-ended = -# Deal { $deal } – { $ending } ({ $points })
