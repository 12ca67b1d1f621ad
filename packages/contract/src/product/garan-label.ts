import type { DurabilityGuarantee } from './durability-guarantee.ts';

/** The GARAN label in words (Directive (EU) 2024/825). */
export interface GaranLabel {
  /** With the years: "GARAN: jamstvo trajnosti 5 godina". */
  title: string;
  /** Who gives it, for what, and what it costs. */
  text: string;
  /** That the law's own guarantee stays beside it. */
  legal: string;
  terms: { words: string; href: string };
}

interface Words {
  locale: string;
  title: (years: string, amount: number) => string;
  text: (by: string) => string;
  legal: string;
  terms: string;
}

const words: Readonly<Record<'hr' | 'en' | 'de', Words>> = {
  hr: {
    locale: 'hr',
    // A decimal takes the form of its whole part: 2,5 godine, 5,5 godina.
    title: (years, amount) => {
      const isFew = new Intl.PluralRules('hr').select(Math.floor(amount)) === 'few';
      return `GARAN: jamstvo trajnosti ${years} ${isFew ? 'godine' : 'godina'}`;
    },
    text: (by) => `Proizvođač bez dodatne naknade jamči za trajnost cijelog proizvoda: ${by}.`,
    legal:
      'Vaša prava iz zakonskog jamstva sukladnosti, najmanje 2 godine kod prodavatelja, time se ne umanjuju.',
    terms: 'Uvjeti jamstva',
  },
  en: {
    locale: 'en',
    title: (years) => `GARAN: guarantee of durability, ${years} years`,
    text: (by) => `The producer guarantees the durability of the whole product at no additional cost: ${by}.`,
    legal:
      'Your rights under the legal guarantee of at least 2 years, held against the seller, stay as they are.',
    terms: 'Terms of the guarantee',
  },
  de: {
    locale: 'de',
    title: (years) => `GARAN: Haltbarkeitsgarantie, ${years} Jahre`,
    text: (by) =>
      `Der Hersteller garantiert die Haltbarkeit des gesamten Produkts ohne zusätzliche Kosten: ${by}.`,
    legal:
      'Ihre gesetzlichen Gewährleistungsrechte gegenüber dem Verkäufer, mindestens 2 Jahre, bleiben unberührt.',
    terms: 'Garantiebedingungen',
  },
};

/** The label in a language by its two- or three-letter code: neighbours read Croatian, others English, as mails do. */
export function garanLabel(
  { years, brand, modelId, terms }: DurabilityGuarantee,
  language: string,
): GaranLabel {
  const said = words[readBy(language)];
  return {
    title: said.title(new Intl.NumberFormat(said.locale).format(years), years),
    text: said.text(`${brand} ${modelId}`),
    legal: said.legal,
    terms: { words: said.terms, href: terms },
  };
}

/** The label on one line, as carts, mails and documents tell it: "GARAN: jamstvo trajnosti 5 godina (Luma L-5)". */
export function garanLine(guarantee: DurabilityGuarantee, language: string): string {
  return `${garanLabel(guarantee, language).title} (${guarantee.brand} ${guarantee.modelId})`;
}

function readBy(language: string): 'hr' | 'en' | 'de' {
  if (['hr', 'hrv', 'bs', 'bos', 'sr', 'srp'].includes(language)) return 'hr';
  return ['de', 'deu'].includes(language) ? 'de' : 'en';
}
