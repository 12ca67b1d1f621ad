import type { CustomPlace } from './custom-html.ts';

/** What the value of an option must be. Bounds are of characters, or of the number itself. */
export type OptionKind =
  | { kind: 'text' | 'lines' | 'secret'; most: number }
  /** HTML that is put into pages as it stands. */
  | { kind: 'markup'; most: number; place: CustomPlace }
  /** An address of mail; of a sender also with a name: `Izlog <shop@izlog.example>`. */
  | { kind: 'email'; mayHaveName?: true }
  | { kind: 'iban' | 'oib' | 'colour' | 'yesNo' | 'slug' | 'places' }
  /** Of the gallery; an official file is shown as it was put in, so it is none that is cleaned. */
  | { kind: 'picture'; isOfficial?: true }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'whole'; least: number; most: number }
  /** JSON of a few switches, by the name of each. */
  | { kind: 'switches'; of: readonly string[] }
  /** A code of another service, such as `G-ABC123`. */
  | { kind: 'code'; form: RegExp; example: string };

/** How options stand together on the screens of the back office, in their order. */
export const optionGroups = [
  'company',
  'look',
  'mails',
  'site',
  'sitemap',
  'comments',
  'reviews',
  'orders',
  'invoices',
  'eInvoices',
  'labels',
  'law',
  'priceList',
  'protection',
  'analytics',
  'custom',
] as const;
export type OptionGroup = (typeof optionGroups)[number];

/** A text of one line, of so many characters at most. */
export const text = (most = 200) => ({ kind: 'text', most }) as const;
/** A text of several lines. */
export const lines = (most: number) => ({ kind: 'lines', most }) as const;
/** HTML that is put into pages as it stands. */
export const markup = <P extends CustomPlace>(place: P) => ({ kind: 'markup', most: 20_000, place }) as const;
/** A key of another service: it is never given out again, only whether there is one. */
export const secret = (most = 500) => ({ kind: 'secret', most }) as const;
/** One of a few words. */
export const choice = <const W extends readonly string[]>(...of: W) => ({ kind: 'choice', of }) as const;
/** A whole number between two. */
export const whole = (least: number, most: number) => ({ kind: 'whole', least, most }) as const;
/** A code of another service. */
export const code = (form: RegExp, example: string) => ({ kind: 'code', form, example }) as const;
export const email = { kind: 'email' } as const;
export const sender = { kind: 'email', mayHaveName: true } as const;
export const iban = { kind: 'iban' } as const;
export const oib = { kind: 'oib' } as const;
export const colour = { kind: 'colour' } as const;
export const yesNo = { kind: 'yesNo' } as const;
export const picture = { kind: 'picture' } as const;
export const officialFile = { kind: 'picture', isOfficial: true } as const;
/** Where words stand on the durability label: `years 50 40 12; brand 50 70 6; model 50 80 6`. */
export const places = { kind: 'places' } as const;
/** The address of a page of the site, without a slash. */
export const slug = { kind: 'slug' } as const;
