# Sources: how the board is seen. A camera: how it is doing, and what to do about it.

source-camera-starting = The camera is being started.
    .remedy = Wait a few seconds.
source-camera-phone = No phone looks at the board yet.
    .remedy = { $host ->
        [0] The screen shows the host which address the phone is to open.
       *[other] Open { $address } on the phone that is to be the camera. Its browser warns of the certificate, for this hub made it itself: tap “Advanced” or “Details” and go on.
    }
source-camera-seeing = The camera { $camera } is watched, with pictures of { NUMBER($width, useGrouping: 0) } by { NUMBER($height, useGrouping: 0) }{ $asked ->
        [0] , other ones than it was asked for
       *[other] {""}
    }.{ $calibrated ->
        [0] {" "}Its lens is not calibrated: near a border it is asked more often where a piece stands.
       *[other] {""}
    }
    .remedy = Nothing to do.
source-camera-needs-address = It was not said which camera.
    .remedy = Name it: camera:phone for a phone, camera:0 or camera:/dev/video0 for a webcam, or camera: with the address of a stream or the name of a video file.
source-camera-absent = There is no camera { $camera }.
    .remedy = Plug it in, or start again with another name. This user must be allowed to open it (on Debian: the group video). It is seen by itself once it is there.
source-camera-no-video = There is no video { $camera } that can be read.
    .remedy = Name the file of a video.
source-camera-gone = The camera { $camera } is gone.
    .remedy = Plug it in again. It is seen again by itself.
source-camera-silent = The camera { $camera } sends no pictures.
    .remedy = Close other programs that use it, or unplug it and plug it in again.
source-camera-over = The video { $camera } is over.
    .remedy = Start again to see it once more.
source-camera-phone-gone = The phone sends no pictures any more.
    .remedy = Wake it up, and bring the camera's page to the front. { $host ->
        [0] The screen shows the host its address.
       *[other] Its address is { $address }.
    }
source-camera-hung = The program that watches the camera hangs.
    .remedy = It is ended and started anew by itself. What you move meanwhile is seen afterwards.
source-camera-crashed = The program that watches the camera has ended.
    .remedy = It is started anew { $seconds ->
        [one] in a second
       *[other] in { $seconds } seconds
    }. What you move meanwhile is seen afterwards.
source-camera-listener = The camera's pages cannot be served: { $reason }.
    .remedy = Make sure that this user may write to { $folder }.
source-camera-not-kept = What was set up for the camera holds for now, but could not be kept: { $reason }.
    .remedy = Make room on the disk, and look after the rights of the folder with the companion's data.
source-camera-frozen = The camera's picture stands still.
    .remedy = Open the camera's page anew, or unplug the camera and plug it in again.
source-camera-dark = It is too dark for the camera.
    .remedy = Turn on a light.
source-camera-covered = The camera sees nothing.
    .remedy = Take away what covers it.
source-camera-unseen = The camera does not see the tags round the board.
    .remedy = Point it at the board, so that at least two of the large tags are in the picture.
source-camera-mirrored = The camera's picture is mirrored.
    .remedy = Turn off mirroring, or take the phone's rear camera.
source-camera-knocked = The camera was moved.
    .remedy = Let it stand still for a moment.
source-camera-refocused = The camera's picture is blurred.
    .remedy = Let it focus on the board, and wipe its lens.
source-camera-lens = The camera does not see as it did: it may have changed to another lens.
    .remedy = Go back to the lens that was calibrated, or calibrate this one.
source-camera-size = The camera's pictures, { NUMBER($width, useGrouping: 0) } by { NUMBER($height, useGrouping: 0) }, are too small or of another shape than those it was calibrated with.
    .remedy = Choose 1920 by 1080 in the camera, or bring it nearer.
source-camera-slow = The camera's pictures come far too slowly.
    .remedy = Bring the phone nearer to the router, or take a camera with a cable.

# What the camera's listener answers to pictures and questions that it cannot take.

problem-camera-request = This request is not understood.
    .remedy = Load the page again.
problem-camera-key = This needs the key that stands behind # in the camera's address.
    .remedy = Open the address that the hub shows now.
problem-camera-unknown = There is nothing at this address.
    .remedy = Open the address that the hub shows now.
problem-camera-no-frame = There is no picture yet.
    .remedy = Wait until the camera sends one.
problem-camera-another = Another phone sends pictures already.
    .remedy = Close the camera's page there, and wait five seconds.
problem-camera-too-big = The picture is larger than { $megabytes } megabytes.
    .remedy = Send a smaller one.
problem-camera-no-picture = This is no JPEG picture.
    .remedy = Send a JPEG.
problem-camera-too-small = A picture of { NUMBER($width, useGrouping: 0) } by { NUMBER($height, useGrouping: 0) } shows too little.
    .remedy = Send a larger one.
problem-camera-pages = The camera's pages were not built.
    .remedy = Run make pages.

# Recordings of a camera.

problem-recording-exists = There is a recording in { $folder } already.
    .remedy = Name another folder.
problem-recording-folder = Nothing can be written to { $folder }: { $reason }.
problem-recording = { $folder } holds no recording of a camera that can be read.
    .remedy = Name a folder that was made by companion camera record, or by the page that shows what the camera sees.
problem-recording-edition = The recording in { $folder } was made with the board of another edition than { $edition }.
    .remedy = Name that edition: --edition, and its name or its folder.
