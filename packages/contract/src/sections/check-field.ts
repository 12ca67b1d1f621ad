import { isTooDeep } from '../cms/content/content-depth.ts';
import { isSafeHref } from '../cms/content/safe-href.ts';
import { linkKinds } from '../cms/link-kinds.ts';
import { type Crop, isCrop } from '../media/cut.ts';
import { checkRich } from './check-rich.ts';
import type { FieldFault } from './field-fault.ts';
import type { FieldDeclaration, MediaField } from './fields.ts';

type Fields = Record<string, unknown>;

const wrong: FieldFault = { kind: 'wrongType' };
const nothing: readonly FieldFault[] = [];
const mostInList = 100;

/** Checks a value against its field. Empty values are no fault here. */
export function checkField(
  value: unknown,
  field: FieldDeclaration,
  mostBytes: number,
): readonly FieldFault[] {
  if (isTooDeep(value)) return [{ kind: 'tooDeep' }];
  const json = JSON.stringify(value) ?? '';
  if (hasNul(json)) return [{ kind: 'characters' }];
  if (json.length > mostBytes) return [{ kind: 'tooLarge', values: { max: mostBytes } }];
  switch (field.kind) {
    case 'text':
      return checkText(value, field.max, field.lines);
    case 'rich':
      return checkRich(value, field);
    case 'media':
      return checkMedia(value, field);
    case 'medias':
      return Array.isArray(value) && value.length <= mostInList
        ? value.flatMap((one) => [...checkMedia(one)])
        : [wrong];
    case 'button':
      return checkButton(value);
    case 'link':
      return checkLink(value, field.kinds);
    case 'icon':
      return only(typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/i.test(value));
    case 'number':
      return checkNumber(value, field);
    case 'yesNo':
      return only(typeof value === 'boolean');
    case 'choice':
      return typeof value === 'string' && field.choices.includes(value)
        ? nothing
        : [{ kind: 'choice', values: { choices: field.choices } }];
    case 'day':
      return only(
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
      );
    case 'instant':
      return only(
        typeof value === 'string' &&
          /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) &&
          !Number.isNaN(Date.parse(value)),
      );
    case 'colour':
      return only(typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value));
    case 'form':
    case 'id':
      return only(isId(value));
    case 'ids':
      return Array.isArray(value) && value.every(isId) ? atMost(value, field.max) : [wrong];
    case 'seo':
      return checkSeo(value);
    default:
      return checkList(value, field.kind, field.max);
  }
}

function checkText(value: unknown, max: number, lines: boolean | undefined): readonly FieldFault[] {
  if (typeof value !== 'string') return [wrong];
  if (value.length > max) return [{ kind: 'tooLong', values: { max } }];
  return !lines && /[\n\r]/.test(value) ? [{ kind: 'oneLine' }] : nothing;
}

const usesOfMedia = ['id', 'alt', 'focal', 'crop', 'file'];

/** A use of a file: its id, words or `decorative`, and where to look or cut. `file` is what answers add. */
function checkMedia(value: unknown, _field?: MediaField): readonly FieldFault[] {
  if (!isObject(value) || !isId(value.id) || hasOther(value, usesOfMedia)) return [wrong];
  const { alt, focal, crop } = value;
  const isDecorative = isObject(alt) && alt.decorative === true && Object.keys(alt).length === 1;
  if (typeof alt !== 'string' && !isDecorative) return [{ kind: 'alt' }];
  if (typeof alt === 'string' && alt.length > 1000) return [{ kind: 'tooLong', values: { max: 1000 } }];
  const isPlaced = (place: unknown, keys: readonly string[]) =>
    place === undefined ||
    place === null ||
    (isObject(place) && !hasOther(place, keys) && keys.every((key) => isThousandths(place[key])));
  return only(isPlaced(focal, ['x', 'y']) && isCut(crop));
}

/** Whether the part that is shown is in thousandths of a picture, or is not given. */
function isCut(crop: unknown): boolean {
  if (crop === undefined || crop === null) return true;
  if (!isObject(crop) || hasOther(crop, ['x', 'y', 'w', 'h'])) return false;
  const { x, y, w, h } = crop;
  return [x, y, w, h].every(Number.isSafeInteger) && isCrop({ x, y, w, h } as Crop);
}

/** The targets by which a button may be kept instead of a link (CMS-008). */
const targetFields = ['post', 'page', 'product', 'blogCategory', 'productCategory', 'category'];
const fieldsOfButton = ['name', 'link', 'href', 'target', 'rel', 'formattedPath', ...targetFields];

function checkButton(value: unknown): readonly FieldFault[] {
  if (!isObject(value) || hasOther(value, fieldsOfButton)) return [wrong];
  const { name, link, href, target, rel } = value;
  if (typeof name !== 'string') return [wrong];
  if (name.length > 200) return [{ kind: 'tooLong', values: { max: 200 } }];
  const isWord = (word: unknown) => isNothing(word) || (typeof word === 'string' && word.length <= 40);
  const isTarget = (one: unknown) =>
    isNothing(one) || (isObject(one) && isId(one.id) && !hasOther(one, ['id', 'slug']));
  if (!isWord(target) || !isWord(rel)) return [wrong];
  if (!targetFields.every((field) => isTarget(value[field]))) return [{ kind: 'link' }];
  if (!isNothing(href) && !isAddress(href)) return [{ kind: 'url' }];
  return isNothing(link) ? nothing : checkLink(link);
}

/** Kinds of links that lead elsewhere than to a record, with the field that says where. */
const otherKinds: Readonly<Record<string, string>> = {
  external: 'href',
  path: 'path',
  email: 'value',
  phone: 'value',
};

function checkLink(value: unknown, kinds?: readonly string[]): readonly FieldFault[] {
  if (!isObject(value) || typeof value.kind !== 'string') return [{ kind: 'link' }];
  const { kind } = value;
  if (kinds && !kinds.includes(kind)) return [{ kind: 'link' }];
  if (linkKinds.some((one) => one === kind)) {
    const { id, hash } = value;
    const isHash = hash === undefined || (typeof hash === 'string' && hash.length <= 200);
    return isId(id) && isHash && !hasOther(value, ['kind', 'id', 'hash', 'formattedPath'])
      ? nothing
      : [{ kind: 'link' }];
  }
  const field = Object.hasOwn(otherKinds, kind) ? otherKinds[kind] : undefined;
  if (!field || hasOther(value, ['kind', field, 'formattedPath'])) return [{ kind: 'link' }];
  if (field === 'value') {
    const { value: address } = value;
    return typeof address === 'string' && address.length <= 320 ? nothing : [{ kind: 'link' }];
  }
  return isAddress(value[field]) ? nothing : [{ kind: 'url' }];
}

const kindsOfList: Readonly<Record<string, readonly string[]>> = {
  posts: ['post'],
  products: ['product', 'service'],
  categories: ['productCategory'],
  terms: ['category', 'tag'],
};

function checkList(value: unknown, kind: string, max: number): readonly FieldFault[] {
  if (!Array.isArray(value)) return [wrong];
  const faults = value.flatMap((one) => [...checkLink(one, kindsOfList[kind])]);
  return faults.length > 0 ? faults.slice(0, 1) : atMost(value, max);
}

function checkNumber(
  value: unknown,
  { min, max, whole }: { min: number; max: number; whole?: true },
): readonly FieldFault[] {
  if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value)))
    return [wrong];
  return value < min || value > max ? [{ kind: 'range', values: { min, max } }] : nothing;
}

function checkSeo(value: unknown): readonly FieldFault[] {
  if (!isObject(value) || hasOther(value, ['title', 'description', 'mediaId', 'noIndex', 'media']))
    return [wrong];
  const { title = '', description = '', mediaId, noIndex } = value;
  if (typeof title !== 'string' || typeof description !== 'string') return [wrong];
  if (title.length > 300) return [{ kind: 'tooLong', values: { max: 300 } }];
  if (description.length > 1000) return [{ kind: 'tooLong', values: { max: 1000 } }];
  return only((isNothing(mediaId) || isId(mediaId)) && (isNothing(noIndex) || typeof noIndex === 'boolean'));
}

const only = (isRight: boolean): readonly FieldFault[] => (isRight ? nothing : [wrong]);

const atMost = (list: readonly unknown[], max: number): readonly FieldFault[] =>
  list.length > max ? [{ kind: 'tooMany', values: { max } }] : nothing;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 2000 && isSafeHref(value);

const isThousandths = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1000;

/** Ids are whole and fit the database's widest number that JavaScript holds. */
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

const hasOther = (value: Fields, known: readonly string[]): boolean =>
  Object.keys(value).some((key) => !known.includes(key));

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** PostgreSQL keeps no NUL in a text. */
const hasNul = (json: string): boolean => /(?<!\\)(?:\\\\)*\\u0000/.test(json);
