/** The address of a list: what narrows it and its order; empty for the whole list in its own order. */
export function queryOf(filter: Readonly<Record<string, string>>, sort: string): URLSearchParams {
  return new URLSearchParams([
    ...Object.entries(filter).filter(([, text]) => text !== ''),
    ...(sort ? [['sort', sort]] : []),
  ]);
}
