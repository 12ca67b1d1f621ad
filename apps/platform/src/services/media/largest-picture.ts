import { mostMegapixels } from '@izlog/contract/media/picture-fault';

/** Largest picture in pixels, all frames together; beyond it a small file could fill the memory. */
export const largestPicture = mostMegapixels * 1_000_000;
