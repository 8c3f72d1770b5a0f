# The camera: its set-up, step by step, and its recordings.

setup-lens = The lens
    .why = Every lens bends the picture a little. Once its bend is known, pieces are placed to the millimetre. Needed once for each camera.
setup-pose = The tags round the board
    .why = They tell where the camera stands. Here you see whether all of them lie where they should.
setup-height = The height of the pieces
    .why = A tag on a tall piece seems to stand further out than it does. With its height that is put right.
setup-empty = The empty board
    .why = The camera learns how the board looks without pieces, and which of its shapes could be taken for a tag.

setup-answer-begin = Begin
setup-answer-stop = Stop
setup-answer-skip = Skip
setup-answer-accept = Good enough
setup-answer-false = There is no such piece
setup-answer-number = Height in millimetres

setup-waiting = Not done yet.
setup-skipped = Skipped.
setup-no-board = The camera does not see the tags round the board. Turn it so that the whole board is in the picture.

setup-lens-none = Hold the lens pattern before the camera, so that most of it is in the picture. (Printed by: companion print calibration)
setup-lens-still = Hold it still.
setup-lens-where = Taken: { $taken } of { $wanted }. Now hold the pattern { $where } of the picture.
setup-lens-tilt = Taken: { $taken } of { $wanted }. Now tilt the pattern, to another side each time.
setup-lens-other = Taken: { $taken } of { $wanted }. Now hold the pattern nearer, further away, or elsewhere.
setup-lens-poor = These views do not fit together. Is the pattern flat, printed on one sheet, and the camera's focus at rest? Begin with the first view again.
setup-lens-done = The lens is known: its views fit to { $pixels } pixels.
name-cell-top-left = in the upper left corner
name-cell-top = at the upper edge
name-cell-top-right = in the upper right corner
name-cell-left = at the left edge
name-cell-middle = in the middle
name-cell-right = at the right edge
name-cell-bottom-left = in the lower left corner
name-cell-bottom = at the lower edge
name-cell-bottom-right = in the lower right corner

setup-pose-none = { $seen } of the 8 tags round the board are seen; that is too few. Turn the camera so that the whole board is in the picture.
setup-pose-astray = One tag lies about { $millimetres } mm from where it should: { $tag }. Put it right, or see whether the board lies on its lines.
setup-pose-missing = { $seen } of the 8 tags round the board are seen and lie right. Not seen: { $tag }.
setup-pose-good = All 8 tags are seen and lie right, to { $millimetres } mm. Leave them so.
setup-pose-done = The tags round the board lie right, to { $millimetres } mm.

setup-height-show = Stand a piece with its tag on the middle of one of the tags round the board, far from below the camera. Or measure how high its tag is, and type it.
setup-height-steep = The camera looks straight down on that one: from there the height does not show. Choose a tag further away.
setup-height-hold = About { $millimetres } mm. Leave it there for a moment.
setup-height-done = Tags on pieces are { $millimetres } mm high.
problem-setup-height = A tag on a piece can be from { $least } to { $most } mm high.
    .remedy = Type another number.

setup-empty-look = Leave the board as it is for a moment, without pieces and fingers.
setup-empty-piece = A tag of { $owner } is seen (number { $code }). Take all pieces off the board.
setup-empty-still = Something moves. Take fingers and shadows off the board.
setup-empty-done = { $shapes ->
        [0] The empty board is known; nothing on it looks like a tag.
        [one] The empty board is known; one of its shapes looks like a tag and is left out.
       *[other] The empty board is known; { $shapes } of its shapes look like tags and are left out.
    }

problem-setup-step = There is no step "{ $step }" in the set-up.
    .remedy = Load the page again.
problem-setup-answer = "{ $answer }" is no answer to this step.
    .remedy = Choose one of those that the page offers.
problem-camera-settings = What was kept of this camera cannot be read ({ $file }), so the usual settings count.
    .remedy = Go through its set-up again.

# Recordings

recording-made = { $frames ->
        [0] No picture came, so nothing is kept.
        [one] One frame is kept in { $folder }.
       *[other] { $frames } frames are kept in { $folder }.
    }
recording-replayed = { $frames ->
        [one] One frame
       *[other] { $frames } frames
    }; { $others ->
        [0] all are seen as they were then
        [one] one is seen otherwise than then
       *[other] { $others } are seen otherwise than then
    }.
recording-differs = Frame { $number }. Then: { $then } Now: { $now }
recording-nothing = nothing new.
recording-seen = { $piece } { $posture ->
        [lying] lies
        [standing] stands
       *[unclear] stands or lies
    } { $places ->
        [beside] beside the board
       *[other] on { $places }
    }.
recording-place = { $place }
recording-broken = Frame { $number }, after which the recording broke off. Now: { $now }
recording-decision = Decision { $revision } after { $seconds } s: { $moves }. { $shown ->
        [before] The camera showed it { $apart } s before.
        [after] The camera showed it { $apart } s after.
       *[never] The camera did not show it.
    }
recording-move = { $owner }: { $start } → { $end }
recording-spot = { $place ->
        [beside] beside the board
       *[other] { $place }
    }{ $lying ->
        [0] {""}
       *[other] {" "}(lying)
    }
recording-undecided = No decisions of a table are in it.
