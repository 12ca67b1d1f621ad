/** Pixels of the largest picture in millions, all frames together: beyond it a small file could fill the memory. */
export const mostMegapixels = 100;

/** Kind of a refused picture that has more. */
export const pixelsFault = 'pixels';

/** Whether the payload of a refusal speaks of such a picture. */
export const isPixelsFault = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'kind' in payload && payload.kind === pixelsFault;
