import type { AuthorRecord, ContentRecord, TermRecord } from '../content-record.ts';
import { decodedSlug, fieldsOf, numberOf } from './fields-of.ts';
import { itemOf } from './item-of.ts';
import type { XmlElement } from './xml-element.ts';

/** What an element of the channel says; nothing for the head of the file. */
export function recordOf(element: XmlElement, timeZone: string): ContentRecord | undefined {
  const { space, name } = element;
  if (space === '' && name === 'item') return itemOf(element, timeZone);
  if (space !== 'wp') return undefined;
  switch (name) {
    case 'author':
      return authorOf(element);
    case 'category':
      return termOf(element, {
        taxonomy: 'category',
        slug: 'category_nicename',
        name: 'cat_name',
        is: 'category',
      });
    case 'tag':
      return termOf(element, { taxonomy: 'post_tag', slug: 'tag_slug', name: 'tag_name', is: 'tag' });
    case 'term':
      return termOf(element, { taxonomy: '', slug: 'term_slug', name: 'term_name', is: 'term' });
    default:
      return undefined;
  }
}

function authorOf(element: XmlElement): ContentRecord | undefined {
  const { text } = fieldsOf(element);
  const login = text('wp', 'author_login');
  if (login === '') return { record: 'rejected', line: element.line, what: 'author', reason: 'noName' };
  const full = `${text('wp', 'author_first_name')} ${text('wp', 'author_last_name')}`.trim();
  return {
    record: 'author',
    login,
    name: text('wp', 'author_display_name') || full || login,
    email: text('wp', 'author_email').toLowerCase(),
  } satisfies AuthorRecord;
}

function termOf(
  element: XmlElement,
  names: { taxonomy: string; slug: string; name: string; is: string },
): ContentRecord {
  const { text } = fieldsOf(element);
  const slug = decodedSlug(text('wp', names.slug));
  const name = text('wp', names.name) || slug;
  if (name === '') return { record: 'rejected', line: element.line, what: names.is, reason: 'noName' };
  return {
    record: 'term',
    id: numberOf(text('wp', 'term_id')),
    taxonomy: names.taxonomy || text('wp', 'term_taxonomy'),
    slug,
    name,
    description: text('wp', `${names.is}_description`),
    parent: decodedSlug(text('wp', `${names.is}_parent`)),
  } satisfies TermRecord;
}
