/** Largest picture in pixels, all frames together; beyond it a small file could fill the memory. */
export const largestPicture = 100_000_000;
