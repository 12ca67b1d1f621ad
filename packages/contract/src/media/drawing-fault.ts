/** Kind of a refused drawing (SVG): it can be read, and holds what would run or be fetched from elsewhere (MEDIA-022). */
export const drawingFault = 'drawing';

/** Whether the payload of a refusal speaks of such a drawing. */
export const isDrawingFault = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'kind' in payload && payload.kind === drawingFault;
