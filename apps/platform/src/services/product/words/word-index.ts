import { Growing } from '../catalogue-index/growing.ts';
import type { IndexText } from '../catalogue-index/index-row.ts';
import { type Word, wordsIn } from './fold-text.ts';
import { stemWord } from './stem-word.ts';

/** Where in a text a word stands, as bits. */
export const fields = { name: 1, brand: 2, line: 4, labels: 8, first: 16 } as const;
const fieldBits = 5;

/**
 * The words of a catalogue: every form that occurs, folded, with the texts it occurs in and the forms of the same stem.
 * A text is one product in one language; texts are numbered as they come and never taken out: what asks has to check
 * that the slot is alive.
 */
export class WordIndex {
  /** Texts so far. */
  count = 0;
  readonly slots = new Growing(Uint32Array);
  /** Words in the name of a text. */
  readonly nameLengths = new Growing(Uint8Array);
  readonly #serves = new Map<string, Growing<Uint8Array<ArrayBuffer>>>();
  readonly #forms = new Map<string, number>();
  readonly #written: string[] = [];
  readonly #folded: string[] = [];
  /** Letters of each form as bits, to leave out quickly what cannot be meant. */
  readonly letters = new Growing(Uint32Array);
  readonly #stems = new Map<string, Map<string, number[]>>();
  /** Texts of each form: those before the last `settle`, and those since. */
  #settled = { starts: new Uint32Array(1), entries: new Uint32Array(0) };
  #recent: number[][] = [];
  #sorted: { forms: Uint32Array<ArrayBuffer>; count: number } = { forms: new Uint32Array(0), count: 0 };

  /** Forms so far. */
  get formCount(): number {
    return this.#folded.length;
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    const recent = this.#recent.reduce((sum, list) => sum + list.length * 8 + 32, 0);
    return this.#settled.entries.byteLength + this.formCount * 150 + this.count * 8 + recent;
  }

  add(slot: number, [language, serves, name, brand, line, labels]: IndexText): void {
    const text = this.count++;
    this.slots.set(text, slot);
    for (const one of serves) this.#servesOf(one).set(text, 1);
    const places = new Map<number, number>();
    const note = (words: Word[], field: number) => {
      for (const word of words) {
        const form = this.#formOf(word, language);
        places.set(form, (places.get(form) ?? 0) | field);
      }
    };
    const names = wordsIn(name);
    note(names, fields.name);
    note(names.slice(0, 1), fields.first);
    note(wordsIn(brand), fields.brand);
    note(wordsIn(line), fields.line);
    note(wordsIn(labels), fields.labels);
    this.nameLengths.set(text, Math.min(255, names.length));
    for (const [form, field] of places) {
      const list = this.#recent[form];
      const entry = (text << fieldBits) | field;
      if (list) list.push(entry);
      else this.#recent[form] = [entry];
    }
  }

  /** Packs what was added together; to be called after many texts were. */
  settle(): void {
    const starts = new Uint32Array(this.formCount + 1);
    for (let form = 0; form < this.formCount; form++) {
      starts[form + 1] = (starts[form] ?? 0) + this.textsOf(form);
    }
    const entries = new Uint32Array(starts[this.formCount] ?? 0);
    for (let form = 0; form < this.formCount; form++) {
      let at = starts[form] ?? 0;
      this.eachEntry(form, (text, field) => {
        entries[at++] = (text << fieldBits) | field;
      });
    }
    this.#settled = { starts, entries };
    this.#recent = new Array(this.formCount);
    this.#sorted = { forms: new Uint32Array(0), count: 0 };
  }

  /** In how many texts a form occurs. */
  textsOf(form: number): number {
    return this.#settledOf(form).length + (this.#recent[form]?.length ?? 0);
  }

  /** Calls `each` with every text a form occurs in, and where in it. */
  eachEntry(form: number, each: (text: number, field: number) => void): void {
    const mask = (1 << fieldBits) - 1;
    const settled = this.#settledOf(form);
    for (let index = 0; index < settled.length; index++) {
      const entry = settled[index] ?? 0;
      each(entry >>> fieldBits, entry & mask);
    }
    const recent = this.#recent[form] ?? [];
    for (let index = 0; index < recent.length; index++) {
      const entry = recent[index] ?? 0;
      each(entry >>> fieldBits, entry & mask);
    }
  }

  /** Whether a text is shown in a language of the site. */
  servesIn(language: string): (text: number) => boolean {
    const serves = this.#serves.get(language);
    return (text) => serves !== undefined && serves.data[text] === 1;
  }

  formOf(folded: string): number | undefined {
    return this.#forms.get(folded);
  }

  foldedOf(form: number): string {
    return this.#folded[form] ?? '';
  }

  /** A form as somebody wrote it, with its accents. */
  writtenOf(form: number): string {
    return this.#written[form] ?? '';
  }

  /** Forms of the same stem as a folded word, in every language there are texts in. */
  kinOf(folded: string): number[] {
    const kin: number[] = [];
    for (const [language, stems] of this.#stems) kin.push(...(stems.get(stemWord(folded, language)) ?? []));
    return kin;
  }

  /** Forms that begin with a text, at most `most`, the shortest words of the alphabet's order first. */
  begunBy(start: string, most: number): number[] {
    const { forms, count } = this.#inOrder();
    const found: number[] = [];
    for (let at = firstNotBefore(forms, count, (form) => this.foldedOf(form) < start); at < count; at++) {
      const form = forms[at] ?? 0;
      if (found.length >= most || !this.foldedOf(form).startsWith(start)) break;
      found.push(form);
    }
    // Forms that came since the order was made are few.
    for (let form = count; form < this.formCount && found.length < most; form++) {
      if (this.foldedOf(form).startsWith(start)) found.push(form);
    }
    return found;
  }

  #settledOf(form: number): Uint32Array {
    const { starts, entries } = this.#settled;
    return form + 1 < starts.length
      ? entries.subarray(starts[form], starts[form + 1])
      : entries.subarray(0, 0);
  }

  /** The forms in alphabetical order; made anew once many have come since. */
  #inOrder(): { forms: Uint32Array; count: number } {
    if (this.formCount - this.#sorted.count > 1000 || this.#sorted.count === 0) {
      const forms = Uint32Array.from({ length: this.formCount }, (_, form) => form);
      forms.sort((a, b) => (this.foldedOf(a) < this.foldedOf(b) ? -1 : 1));
      this.#sorted = { forms, count: this.formCount };
    }
    return this.#sorted;
  }

  #formOf({ written, folded }: Word, language: string): number {
    let form = this.#forms.get(folded);
    if (form === undefined) {
      form = this.#folded.length;
      this.#forms.set(folded, form);
      this.#folded.push(folded);
      this.#written.push(written);
      this.letters.set(form, lettersOf(folded));
    } else if (written !== folded && this.#written[form] === folded) {
      // Somebody wrote it without accents first.
      this.#written[form] = written;
    }
    let stems = this.#stems.get(language);
    if (!stems) {
      stems = new Map();
      this.#stems.set(language, stems);
    }
    const stem = stemWord(folded, language);
    const kin = stems.get(stem);
    if (!kin) stems.set(stem, [form]);
    else if (!kin.includes(form)) kin.push(form);
    return form;
  }

  #servesOf(language: string): Growing<Uint8Array<ArrayBuffer>> {
    const known = this.#serves.get(language);
    if (known) return known;
    const made = new Growing(Uint8Array);
    this.#serves.set(language, made);
    return made;
  }
}

/** The letters and digits of a folded word as bits: words that differ in few letters differ in few of them. */
export function lettersOf(folded: string): number {
  let letters = 0;
  for (let index = 0; index < folded.length; index++) letters |= 1 << (folded.charCodeAt(index) & 31);
  return letters >>> 0;
}

function firstNotBefore(forms: Uint32Array, count: number, isBefore: (form: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(forms[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
