import type { Part } from '@izlog/contract/cms/content/part';
import { findPart } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Difference } from '@izlog/contract/editing/edit-history';
import { readPath } from '@izlog/contract/editing/op';
import type { AdminKey } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords, sectionWords } from '#site/admin/ground/text/section-words.ts';
import type { MessageValues } from '#site/i18n/messages.ts';

/** Words by their key. */
export type Translate = (key: AdminKey, values?: MessageValues) => string;

/** Where a path leads, as one would say it: `Tekst sa slikom „O nama”, Naslov`. A path is a field's or only a part's id. */
export function placeWords(t: Translate, body: DocumentBody | undefined, path: string): string {
  const place = readPath(path);
  const part = body && findPart(body.root, place?.part ?? path.split('/')[0] ?? '')?.part;
  const field = place ? fieldWords(t, place.field) : '';
  if (!part || part.id === body?.root.id) return field || t('edit.scope.page');
  const section = partWords(t, part);
  return field ? `${section}, ${field}` : section;
}

/** Where a difference is; a section that was removed is named as it was, for the draft has it no more. */
export function differenceWords(
  t: Translate,
  body: DocumentBody | undefined,
  { op, path, handler, from }: Pick<Difference, 'op' | 'path' | 'handler' | 'from'>,
): string {
  if (op !== 'remove') return placeWords(t, body, path);
  return isPart(from) ? partWords(t, from) : sectionWords(t, handler);
}

/** A part by its kind and its own words. */
export function partWords(
  t: Translate,
  { handler, meta: { heading, title, name } }: Pick<Part, 'handler' | 'meta'>,
) {
  const own = [heading, title, name].find((one): one is string => typeof one === 'string' && one !== '');
  return own
    ? t('content.named', { kind: sectionWords(t, handler), name: shortened(own) })
    : sectionWords(t, handler);
}

/** A part as the platform tells it with a difference. */
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'handler' in value && 'meta' in value;

const shortened = (words: string): string => (words.length > 40 ? `${words.slice(0, 38).trimEnd()}…` : words);
