import { fieldWords } from '../../records/field-words.ts';
import { documents } from './documents.ts';
import { duties } from './duties.ts';
import { law } from './law.ts';
import { mails } from './mails.ts';
import { noDelivery } from './no-delivery.ts';
import { pages } from './pages.ts';
import { sheets } from './sheets.ts';
import staff from './staff.json' with { type: 'json' };
import { words } from './words.ts';

/** What the platform says in German by itself: in mails, documents and on its own pages. */
export const de = {
  mails,
  documents,
  duties,
  law,
  pages,
  sheets,
  words,
  noDelivery,
  fields: fieldWords(staff),
};
