import { sectionNames } from '@izlog/contract/sections/section-list';

/** What one looks for together, in the order in which it is offered. */
export const sectionGroups = {
  start: ['hero', 'call-to-action', 'divider'],
  words: [
    'text',
    'text-picture',
    'cards',
    'steps',
    'features',
    'figures',
    'faq',
    'table',
    'gallery',
    'video',
  ],
  shop: ['products-list', 'directory', 'posts-list', 'events-list', 'download'],
  trust: ['quotes', 'logos', 'team', 'map'],
  forms: ['form', 'contact-form', 'newsletter'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SectionGroup = keyof typeof sectionGroups | 'other';

/** Groups with what is in them; a section that is in none is offered last. */
export const groupedSections = (): Array<[SectionGroup, readonly string[]]> => {
  const grouped = Object.entries(sectionGroups) as Array<[SectionGroup, readonly string[]]>;
  const known = new Set(grouped.flatMap(([, names]) => names));
  const others = sectionNames.filter((name) => !known.has(name));
  return others.length > 0 ? [...grouped, ['other', others]] : grouped;
};
