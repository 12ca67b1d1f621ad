/** What a page of `docs/examples` has to say about one file: all of it, or lines that are added. */
export interface Block {
  path: string;
  text: string;
  isAdded: boolean;
}

/** The blocks of code of an example: `ts` and `json` are whole files, `diff` adds lines; the first line names the file. */
export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```(ts|tsx|json|diff)\n\/\/ (\S+)\n(.*?)^```$/gms)].map(
    ([, kind, path = '', text = '']) => ({ path, text, isAdded: kind === 'diff' }),
  );
}
