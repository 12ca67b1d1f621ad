import type { ItemText } from '../item.ts';
import { Growing } from '../slots/growing.ts';
import { BegunWords } from './begun-words.ts';
import { type Word, wordsIn } from './fold-text.ts';
import { stemWord } from './stem-word.ts';
import { WordEntries } from './word-entries.ts';

/** Where in a text a word stands, as bits. */
export const fields = { name: 1, brand: 2, line: 4, labels: 8, first: 16 } as const;

/** Chunks of texts whose words are remembered while texts are added. */
const mostChunks = 20_000;

/** Forms that something mistyped may stand for, side by side, so that most can be passed over quickly. */
interface Correctable {
  count: number;
  forms: Growing<Uint32Array<ArrayBuffer>>;
  /** Letters as bits: words that differ in few letters differ in few of them. */
  characters: Growing<Uint32Array<ArrayBuffer>>;
  lengths: Growing<Uint8Array<ArrayBuffer>>;
}

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
  readonly correctable: Correctable = {
    count: 0,
    forms: new Growing(Uint32Array),
    characters: new Growing(Uint32Array),
    lengths: new Growing(Uint8Array),
  };
  readonly #serves = new Map<string, Growing<Uint8Array<ArrayBuffer>>>();
  readonly #forms = new Map<string, number>();
  readonly #written: string[] = [];
  readonly #folded: string[] = [];
  /** By language: the only form of a stem, or all of them. */
  readonly #stems = new Map<string, Map<string, number | number[]>>();
  readonly #entries = new WordEntries();
  readonly #begun = new BegunWords((form) => this.foldedOf(form));
  /** By language: forms of the words in a chunk of text between spaces. */
  readonly #chunks = new Map<string, Map<string, readonly number[]>>();
  /** Forms of the text that is being added, with their places in it. */
  readonly #places = new Map<number, number>();

  /** Forms so far. */
  get formCount(): number {
    return this.#folded.length;
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    return this.#entries.bytes + this.formCount * 220 + this.count * 8;
  }

  add(slot: number, [language, serves, name, brand, line, labels]: ItemText): void {
    const text = this.count++;
    this.slots.set(text, slot);
    for (const one of serves) this.#servesOf(one).set(text, 1);
    this.nameLengths.set(text, Math.min(255, this.#note(name, language, fields.name)));
    this.#note(brand, language, fields.brand);
    this.#note(line, language, fields.line);
    this.#note(labels, language, fields.labels);
    for (const [form, field] of this.#places) this.#entries.add(form, text, field);
    this.#places.clear();
  }

  /** Packs what was added together; to be called after many texts were. */
  settle(): void {
    this.#entries.pack();
    this.#chunks.clear();
  }

  /** In how many texts a form occurs. */
  textsOf(form: number): number {
    return this.#entries.countOf(form);
  }

  /** The texts a form occurs in, in order, each with where in it: `textOf` and `fieldOf` read them. */
  entriesOf(form: number): Uint32Array {
    return this.#entries.of(form);
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

  /** Forms of the same stem as a folded word, in every language there are texts in; a word with digits has none. */
  kinOf(folded: string): number[] {
    const kin: number[] = [];
    for (const [language, stems] of this.#stems) {
      const found = stems.get(stemWord(folded, language));
      if (found !== undefined) kin.push(...(typeof found === 'number' ? [found] : found));
    }
    return kin;
  }

  /** Forms that begin with a text, at most `most`, in alphabetical order. */
  begunBy(start: string, most: number): number[] {
    return this.#begun.begunBy(start, most);
  }

  /** Notes the words of a part of a text and gives their number. */
  #note(part: string, language: string, field: number): number {
    if (part === '') return 0;
    let words = 0;
    for (const chunk of part.split(' ')) {
      if (chunk === '') continue;
      for (const form of this.#formsIn(chunk, language)) {
        const isFirst = field === fields.name && words === 0;
        this.#places.set(form, (this.#places.get(form) ?? 0) | field | (isFirst ? fields.first : 0));
        words++;
      }
    }
    return words;
  }

  /** Forms of a chunk of text, which catalogues repeat: the words of most chunks are known from the ones before. */
  #formsIn(chunk: string, language: string): readonly number[] {
    let chunks = this.#chunks.get(language);
    const known = chunks?.get(chunk);
    if (known) return known;
    const forms = wordsIn(chunk).map((word) => this.#formOf(word, language));
    if (!chunks || chunks.size >= mostChunks) {
      chunks = new Map();
      this.#chunks.set(language, chunks);
    }
    chunks.set(chunk, forms);
    return forms;
  }

  #formOf({ written, folded }: Word, language: string): number {
    let form = this.#forms.get(folded);
    if (form === undefined) form = this.#newForm(written, folded);
    // Somebody wrote it without accents first.
    else if (written !== folded && this.#written[form] === folded) this.#written[form] = written;
    if (!/\d/.test(folded)) this.#addKin(form, folded, language);
    return form;
  }

  #newForm(written: string, folded: string): number {
    const form = this.#folded.length;
    this.#forms.set(folded, form);
    this.#folded.push(folded);
    this.#written.push(written);
    this.#begun.add(form);
    if (folded.length >= 3 && !/^\d/.test(folded)) {
      const { count, forms, characters, lengths } = this.correctable;
      forms.set(count, form);
      characters.set(count, charactersOf(folded));
      lengths.set(count, Math.min(255, folded.length));
      this.correctable.count = count + 1;
    }
    return form;
  }

  #addKin(form: number, folded: string, language: string): void {
    let stems = this.#stems.get(language);
    if (!stems) {
      stems = new Map();
      this.#stems.set(language, stems);
    }
    const stem = stemWord(folded, language);
    const kin = stems.get(stem);
    if (kin === undefined) stems.set(stem, form);
    else if (typeof kin === 'number') {
      if (kin !== form) stems.set(stem, [kin, form]);
    } else if (!kin.includes(form)) kin.push(form);
  }

  #servesOf(language: string): Growing<Uint8Array<ArrayBuffer>> {
    const known = this.#serves.get(language);
    if (known) return known;
    const made = new Growing(Uint8Array);
    this.#serves.set(language, made);
    return made;
  }
}

/** The letters and digits of a folded word as bits. */
export function charactersOf(folded: string): number {
  let characters = 0;
  for (let index = 0; index < folded.length; index++) characters |= 1 << (folded.charCodeAt(index) & 31);
  return characters >>> 0;
}
