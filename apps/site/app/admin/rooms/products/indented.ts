/** The name of a category, set in by how deep it hangs, for a list of choices. */
export const indented = ({ name, depth }: { name: string; depth: number }): string =>
  `${'\u2003'.repeat(depth)}${name}`;
