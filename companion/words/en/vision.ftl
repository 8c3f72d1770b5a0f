# The camera's own pages: a phone as camera, and what the camera sees.

# A phone as camera.

camera-title = This phone as camera
camera-how-place = Hold it over the table with a stand, a shelf or a pile of books, its rear camera looking down. The whole board and the tags round it are to be in the picture.
camera-how-power = Plug it in: it looks on all evening, and its screen stays on.
camera-how-allow = Start, and let the browser use the camera.
camera-start = Start the camera
camera-stop = Stop
camera-again = Try the camera again
camera-picture = What the camera sees
camera-first = The first picture is on its way …
camera-rate = { $rate ->
        [one] one picture
       *[other] { $rate } pictures
    } a second
camera-found = { $found } of { $all } tags round the board
camera-missing = out of sight: { $where }
camera-pieces = { $pieces ->
        [0] no piece
        [one] one piece
       *[other] { $pieces } pieces
    } seen
camera-again-in = The next try comes in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.

camera-photographs = Single photographs instead
camera-photographs-how = After each move take a photograph of the whole board, the tags round it included, without hands in it.
camera-photograph = Take a photograph
camera-no-photograph = This file is no photograph that the browser can read.
    .remedy = Take a new one, or choose a JPEG picture.

camera-certificate-why = Why the browser warned
camera-certificate = A browser gives the camera to encrypted pages alone, and the hub made the certificate for that itself: no authority knows it. So the browser warns, once. Tap “Advanced” or “Details” there and go on to this address.
camera-private = The pictures go from this phone to the hub, in your own network, and nowhere else. No player gets to see them.

camera-unavailable = This browser gives the page no camera.
    .remedy = Open the address in the phone's own browser, with https at its beginning. Until then single photographs will do.
camera-forbidden = The browser may not use the camera.
    .remedy = Allow it in the browser's settings for this page and try again. Until then single photographs will do.
camera-none = This device has no camera.
    .remedy = Open this page on a phone, or plug a camera in and try again.
camera-busy = The camera does not start: another app may be using it.
    .remedy = Close other apps that film, and try again.
camera-failed = Something went wrong: { $reason }.
    .remedy = Load the page anew.
camera-small = The camera gives pictures of { NUMBER($width, useGrouping: 0) } by { NUMBER($height, useGrouping: 0) } alone: the tags on the pieces may be too small in them.
    .remedy = Bring it nearer to the board, as long as all tags round the board stay in the picture.
camera-hub-silent = The hub does not answer.
    .remedy = Check that it runs, and that this device is in the same network.
camera-hub-slow = The hub takes long to look at the pictures.
    .remedy = It catches up by itself. If not, close other programs there.

# What the camera sees: the maker's instrument.

camera-view-title = What the camera sees
camera-view-waiting = There is no picture yet.
camera-view-larger = Enlarge
camera-view-smaller = Whole picture
camera-view-anchors = Tags round the board
camera-view-missing = not seen
camera-view-pieces = { $count ->
        [0] No pieces
        [one] One piece
       *[other] { $count } pieces
    }
camera-view-beside = beside the board
camera-view-lying = lying
camera-view-moving = not settled yet
camera-view-foreign = Codes that are on nothing of this box: { $codes }.
camera-view-steps = Set-up
camera-view-steps-wait = No picture comes yet. The steps can begin with the first.
camera-view-take = Take this

camera-tape = Recording
camera-tape-why = A recording keeps the pictures, what was seen in them and where the table's moves went, so that a fault can be looked at again.
camera-tape-running = { $frames ->
        [one] One frame
       *[other] { $frames } frames
    } in { $folder }.
camera-tape-start = Record
camera-tape-stop = Stop recording

camera-step-waiting = still to do
camera-step-now = under way
camera-step-done = done
camera-step-skipped = left out

camera-figure-size = Picture
camera-figure-rate = Pictures a second
camera-figure-delay = Delay
camera-figure-work = Work a picture
camera-figure-error = Tags are off by
camera-figure-lens = Lens
camera-lens-calibrated = calibrated
camera-lens-guessed = guessed

camera-legend-anchor = tag round the board, with the pixels it is off by
camera-legend-sure = piece, sure
camera-legend-unsure = piece, unsure
camera-legend-hidden = piece, out of sight
camera-legend-foreign = code on nothing of this box
camera-legend-fingers = fingers

# Why it is unsure where a piece is.

camera-doubt-small = too small in the picture
camera-doubt-blurred = blurred
camera-doubt-glare = a lamp shines on it
camera-doubt-border = near a border
camera-doubt-hidden = hidden
camera-doubt-duplicate = its tag is there twice
camera-doubt-lying = standing or lying?
