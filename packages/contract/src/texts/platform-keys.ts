import type { hr } from './hr/platform.ts';
import type { PluralForm } from './language-traits.ts';

/** A text in the forms that its language counts with; `other` stands in for those it lacks. */
export type CountedText = Readonly<{ other: string } & Partial<Record<PluralForm, string>>>;

/** The same keys with any words. */
type Like<T> = T extends string
  ? string
  : T extends { other: string }
    ? CountedText
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Like<T[K]> };

/** What the platform says by itself; Croatian has every key, and a language that lacks one does not compile (ERR-011). */
export type PlatformTexts = Like<typeof hr>;
