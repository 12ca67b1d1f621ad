/** Where the session storage of a tab keeps the place somebody was at before the login (see saved-place.ts). */
export const placeKey = 'izlog:place';
