/** Letters by which words are laid together. */
const common = 2;

interface Drawer {
  forms: number[];
  /** How many of them, from the start, are in alphabetical order. */
  sorted: number;
}

/**
 * Forms of words by how they begin. Those with the same first letters lie together and are put in order when somebody
 * asks for them: the order of all words at once would keep every request waiting while it is made.
 */
export class BegunWords {
  readonly #drawers = new Map<string, Drawer>();
  readonly #foldedOf: (form: number) => string;

  constructor(foldedOf: (form: number) => string) {
    this.#foldedOf = foldedOf;
  }

  add(form: number): void {
    const key = this.#foldedOf(form).slice(0, common);
    const drawer = this.#drawers.get(key);
    if (drawer) drawer.forms.push(form);
    else this.#drawers.set(key, { forms: [form], sorted: 1 });
  }

  /** Forms that begin with a text, at most `most`, in alphabetical order. */
  begunBy(start: string, most: number): number[] {
    const found: number[] = [];
    for (const forms of this.#drawersOf(start)) {
      for (let at = this.#firstNotBefore(forms, start); at < forms.length; at++) {
        const form = forms[at] ?? 0;
        if (found.length >= most) return found;
        if (!this.#foldedOf(form).startsWith(start)) break;
        found.push(form);
      }
    }
    return found;
  }

  /** The drawers that words with this beginning are in, each in order. */
  #drawersOf(start: string): number[][] {
    const keys =
      start.length >= common
        ? [start.slice(0, common)]
        : [...this.#drawers.keys()].filter((key) => key.startsWith(start)).sort();
    return keys.flatMap((key) => {
      const drawer = this.#drawers.get(key);
      return drawer ? [this.#inOrder(drawer)] : [];
    });
  }

  #inOrder(drawer: Drawer): number[] {
    const { forms, sorted } = drawer;
    if (sorted < forms.length) forms.sort((a, b) => (this.#foldedOf(a) < this.#foldedOf(b) ? -1 : 1));
    drawer.sorted = forms.length;
    return forms;
  }

  #firstNotBefore(forms: readonly number[], start: string): number {
    let low = 0;
    let high = forms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#foldedOf(forms[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
