/** How much one document may hold. */
export const partLimits = { parts: 500, depth: 8, valueBytes: 200_000 } as const;
