import type { PictureFault } from '@izlog/contract/media/picture-fault';

/** What is said of a picture that was not taken, with what its owner can do. */
export const pictureFaultWords = {
  pixels: 'media.tooManyPixels',
  broken: 'media.brokenPicture',
  heic: 'media.heicPicture',
} as const satisfies Record<PictureFault, string>;
