import type { Tag } from './shape-catalogue.ts';
import { slugsFromName } from './slug-from-name.ts';

/** Product tags: for whom or for what a thing is, across the shelves. */
export const tags: Tag[] = [
  tag('za-banku', 'Za banku', 'For the bank', 'Für die Bank'),
  tag('za-pocetak', 'Za početak', 'Starting out', 'Für den Anfang'),
  tag('turizam', 'Turizam', 'Tourism', 'Tourismus'),
  tag('poljoprivreda', 'Poljoprivreda', 'Farming', 'Landwirtschaft'),
  tag('energija', 'Energija', 'Energy', 'Energie'),
  tag('excel', 'Excel', 'Spreadsheets', 'Tabellen'),
  tag('poklon', 'Za poklon', 'Gifts', 'Geschenke'),
  tag('novo', 'Novo', 'New in', 'Neuheiten'),
];

function tag(key: string, hr: string, en: string, de: string): Tag {
  return { key, name: { hr, en, de }, slug: { ...slugsFromName({ hr, en, de }), hr: key } };
}
