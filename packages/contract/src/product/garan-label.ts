import { countedText, fillText } from '../texts/fill-text.ts';
import { platformTexts } from '../texts/platform-texts.ts';
import { readerLanguageOf } from '../texts/reader-language.ts';
import type { DurabilityGuarantee } from './durability-guarantee.ts';

/** The guarantee of durability in plain words, where the official label is not shown (Directive (EU) 2024/825). */
export interface GaranLabel {
  /** With the years: "Jamstvo trajnosti proizvođača: 5 godina". */
  title: string;
  /** Who gives it, for what, and what it costs. */
  text: string;
  /** That the law's own guarantee stays beside it. */
  legal: string;
  terms: { words: string; href: string };
  /** What is written on the official label. */
  fields: { years: string; brand: string; model: string };
}

/** The label in a language by its two- or three-letter code: neighbours read Croatian, others English, as mails do. */
export function garanLabel(
  { years, brand, modelId, terms }: DurabilityGuarantee,
  language: string,
): GaranLabel {
  const reader = readerLanguageOf(language);
  const { title, text, legal, terms: words } = platformTexts[reader].law.garan;
  // A decimal takes the form of its whole part: 2,5 godine, 5,5 godina.
  const counted = countedText(title, reader, Math.floor(years));
  return {
    title: fillText(counted, { years: new Intl.NumberFormat(reader).format(years) }),
    text: fillText(text, { by: `${brand} ${modelId}` }),
    legal,
    terms: { words, href: terms },
    fields: { years: new Intl.NumberFormat(reader).format(years), brand, model: modelId },
  };
}

/** The label on one line, as carts, mails and documents tell it: "Jamstvo trajnosti proizvođača: 5 godina (Luma L-5)". */
export function garanLine(guarantee: DurabilityGuarantee, language: string): string {
  return `${garanLabel(guarantee, language).title} (${guarantee.brand} ${guarantee.modelId})`;
}
