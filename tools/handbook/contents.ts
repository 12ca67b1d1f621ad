/** A language in which the handbook is written; the first stands at the root of the built site. */
export const handbookLanguages = ['hr', 'en'] as const;
export type HandbookLanguage = (typeof handbookLanguages)[number];

/** A part of the handbook: who reads it, and its pages in the order of the sidebar. */
export interface HandbookPart {
  /** Its folder below `docs/handbook/<language>`. */
  folder: string;
  /** What it is called, in the languages in which it is written. */
  title: Partial<Record<HandbookLanguage, string>>;
  /** Names of its pages, without `.md`; a page that lies elsewhere says where (from the root of the project). */
  pages: ReadonlyArray<string | { name: string; file: string }>;
}

/** What the handbook holds. A page that is not here is refused by the test. */
export const handbookParts: readonly HandbookPart[] = [
  {
    folder: 'owners',
    title: { hr: 'Za vlasnike', en: 'For owners' },
    pages: [
      'first-day',
      'products',
      'moving',
      'stock',
      'orders',
      'invoices',
      'refunds',
      'discounts',
      'newsletter',
      'channels',
      'editing',
      'publishing',
      'pictures',
      'languages',
      'team',
      'reports',
      'mails',
      'personal-data',
      'trouble',
    ],
  },
  {
    folder: 'run',
    title: { en: 'For those who run it' },
    pages: [
      'install',
      'settings',
      'proxy',
      { name: 'deploy', file: 'docs/deploy.md' },
      'backup',
      'upgrade',
      'many-machines',
      'files-in-s3',
      'monitoring',
      'moving-machine',
      'postgresql',
      'demo',
    ],
  },
  {
    folder: 'develop',
    title: { en: 'For developers' },
    pages: [
      'first-hour',
      { name: 'architecture', file: 'docs/architecture.md' },
      'api',
      'sections',
      'payment-providers',
      'tests',
      'examples',
      { name: 'example-section', file: 'docs/examples/section.md' },
      { name: 'example-payment-provider', file: 'docs/examples/payment-provider.md' },
      { name: 'example-attribute-kind', file: 'docs/examples/attribute-kind.md' },
      { name: 'example-resource', file: 'docs/examples/resource.md' },
      { name: 'example-catalogue-format', file: 'docs/examples/catalogue-format.md' },
      { name: 'example-language', file: 'docs/examples/language.md' },
      { name: 'glossary', file: 'docs/glossary.md' },
    ],
  },
];
