/** Where each column of a file stands; names in lower case. Unknown columns are there too. */
export class Columns {
  readonly titles: readonly string[];
  readonly #at = new Map<string, number>();

  constructor(titles: readonly string[]) {
    this.titles = titles;
    titles.forEach((title, at) => {
      if (!this.#at.has(title.toLowerCase())) this.#at.set(title.toLowerCase(), at);
    });
  }

  /** Position of the first of these names that the file has; -1 when it has none of them. */
  find(...names: string[]): number {
    return names.map((name) => this.#at.get(name)).find((at) => at !== undefined) ?? -1;
  }

  /** Every column whose name (lower case) fits, in the order of the file. */
  matching(pattern: RegExp): { at: number; title: string; match: RegExpExecArray }[] {
    return this.titles.flatMap((title, at) => {
      const match = pattern.exec(title.toLowerCase());
      return match ? [{ at, title, match }] : [];
    });
  }
}
