import { findPart } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { readPath } from '@izlog/contract/editing/op';
import type { MessageValues } from '../../../i18n/messages.ts';
import { fieldWords, sectionWords } from '../../content/document/section-words.ts';
import type { AdminKey } from '../../frame/staff-text.tsx';

type Translate = (key: AdminKey, values?: MessageValues) => string;

/** Where a path leads, as one would say it: `Tekst sa slikom „O nama”, Naslov`. A path is a field's or only a part's id. */
export function placeWords(t: Translate, body: DocumentBody | undefined, path: string): string {
  const place = readPath(path);
  const part = body && findPart(body.root, place?.part ?? path.split('/')[0] ?? '')?.part;
  const field = place ? fieldWords(t, place.field) : '';
  if (!part || part.id === body?.root.id) return field || t('edit.scope.page');
  const { heading, title, name } = part.meta;
  const own = [heading, title, name].find((one): one is string => typeof one === 'string' && one !== '');
  const section = own
    ? `${sectionWords(t, part.handler)} „${shortened(own)}”`
    : sectionWords(t, part.handler);
  return field ? `${section}, ${field}` : section;
}

const shortened = (words: string): string => (words.length > 40 ? `${words.slice(0, 38).trimEnd()}…` : words);
