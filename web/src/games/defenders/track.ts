/** The spaces of the Hogwarts Loyalty Track. */
export const TRACK = [1, 2, 3, 4, 5, 6, 7];
/** From this space on a player may hold the Detector, and the Room is open. */
export const LOYAL = 5;
