/** Languages of those that can be chosen whose script runs from right to left. */
const fromTheRight: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The `dir` of a document in a language (two letters, or a tag that begins with them); nothing where it is the usual one. */
export const directionOf = (language: string): 'rtl' | undefined =>
  fromTheRight.has(language.slice(0, 2).toLowerCase()) ? 'rtl' : undefined;
