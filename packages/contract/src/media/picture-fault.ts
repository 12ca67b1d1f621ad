/** Pixels of the largest picture in millions, all frames together: beyond it a small file could fill the memory. */
export const mostMegapixels = 100;

/**
 * Why a picture is not taken (`kind` in the payload of the refusal), where more can be said than that it cannot be read: it has
 * too many pixels, it is broken or not whole, or it is a photo in the format of iPhones (HEIC), which browsers do not show.
 */
export const pictureFaults = ['pixels', 'broken', 'heic'] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** What the payload of a refusal says of a picture; nothing where it speaks of something else. */
export const pictureFaultOf = (payload: unknown): PictureFault | undefined =>
  typeof payload === 'object' && payload !== null && 'kind' in payload
    ? pictureFaults.find((one) => one === payload.kind)
    : undefined;
