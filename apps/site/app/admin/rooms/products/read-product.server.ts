import type { RichNode } from '@izlog/contract/cms/content/rich';
import { backorderKinds, valuesOfType } from '@izlog/contract/product/product-kinds';
import type { ProductFields, ProductRecord } from '@izlog/contract/product/record/product-record';
import { clockWords } from '#site/admin/ground/frame/shop-time.ts';
import { linesOfRich, richOfLines } from '#site/admin/ground/rich/rich-lines.ts';
import type { MessageValues, StaffKey } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { type Fault, type Faults, reader } from '#site/kit/forms/rules.ts';
import { readNumberText } from './attributes/attribute-numbers.ts';
import { readTypedPrice } from './door/typed-price.ts';
import { readOptions } from './options/read-options.server.ts';
import { readPlain } from './plain-fields.server.ts';
import type { ProductMay } from './product-may.ts';
import type { ProductChoices } from './product-view.ts';

type Say = (key: StaffKey, values?: MessageValues) => string;
type Said = Partial<ProductFields>;
type ReadProduct = { faults: Faults; said?: undefined } | { faults?: undefined; said: Said };

interface Known {
  before: ProductRecord | null;
  languages: readonly SiteLanguage[];
  choices: ProductChoices;
  may: ProductMay;
  now: number;
}

/**
 * What a sent form makes of a product, or what is wrong with it by field. What the form does not show stays as it was, and
 * so does what its reader may not write.
 */
export function readProduct(
  form: FormData,
  { before, languages, choices, may, now }: Known,
  say: Say,
): ReadProduct {
  const read = (name: string) => reader(form)(name).trim();
  const faults: Record<string, Fault> = {};
  const wrong = (name: string, key: StaffKey, values?: MessageValues): undefined => {
    faults[name] = { key: 'form.wrong', words: say(key, values) };
  };
  const whole = (name: string, { max = 1_000_000, min = 0 } = {}): number | null => {
    if (read(name) === '') return null;
    const number = /^\d{1,9}$/.test(read(name)) ? Number(read(name)) : Number.NaN;
    if (number >= min && number <= max) return number;
    wrong(name, 'products.wholeWrong');
    return null;
  };
  const oneOf = <T extends string>(name: string, all: readonly T[], otherwise: T): T =>
    all.find((one) => one === read(name)) ?? otherwise;
  const ids = (name: string) =>
    form.getAll(name).flatMap((id) => (/^[1-9]\d{0,14}$/.test(String(id)) ? [Number(id)] : []));

  const words: ProductFields['words'] = {};
  for (const { code, isDefault } of may.catalogue ? languages : []) {
    const name = read(`name-${code}`);
    const known = before?.words[code];
    const isEmpty = wordParts.every((part) => read(`${part}-${code}`) === '');
    if (name === '' && !isDefault && !known && isEmpty) continue;
    if (name === '') faults[`name-${code}`] = { key: 'validation.required' };
    if ([...name].length > 300) wrong(`name-${code}`, 'products.tooLong', { most: 300 });
    words[code] = {
      name,
      slug: read(`slug-${code}`),
      kindLine: read(`kindLine-${code}`),
      shortDescription: read(`shortDescription-${code}`).replaceAll('\r\n', '\n'),
      description: descriptionOf(read(`description-${code}`), known?.description ?? null),
      safety: read(`safety-${code}`).replaceAll('\r\n', '\n'),
      seoTitle: read(`seoTitle-${code}`),
      seoDescription: read(`seoDescription-${code}`),
    };
  }
  const parts: Said = {};
  if (may.prices) {
    const typed = readTypedPrice(read, before?.price, now);
    for (const [name, { key, values }] of Object.entries(typed.faults)) wrong(name, key, values);
    parts.price = typed.price;
  }
  if (may.stock) {
    const quantity = whole('quantity', { max: 1_000_000_000 });
    const isTracked = read('isTracked') === 'true';
    if (isTracked && quantity === null && !faults.quantity) faults.quantity = { key: 'validation.required' };
    parts.stock = {
      isTracked,
      quantity: quantity ?? before?.stock.quantity ?? 0,
      backorders: oneOf('backorders', backorderKinds, 'no'),
      lowAt: whole('lowAt', { max: 1_000_000_000 }),
    };
  }
  if (!may.catalogue) return Object.keys(faults).length > 0 ? { faults } : { said: parts };
  const main = Number(read('mainCategory')) || 0;
  const order = before?.categories ?? [];
  const placeOf = (one: number) => (order.includes(one) ? order.indexOf(one) : order.length);
  const others = ids('categories').toSorted((one, other) => placeOf(one) - placeOf(other));
  const categories = [...new Set([...(main > 0 ? [main] : []), ...others])];
  const plain = readPlain(form, { may, before: before ?? undefined }, say);
  Object.assign(faults, plain.faults);
  const said: Said = {
    ...parts,
    words,
    state: oneOf('state', ['published', 'draft', 'archived'] as const, 'draft'),
    ...plain.said,
    categories,
    tags: ids('tags'),
    attributes: attributesOf(choices, before, ids, read, wrong),
    media: mediaOf(read, languages, before),
    bundle: before?.bundle ?? [],
    ...readOptions(form, before?.customOptions ?? [], languages, say, faults),
  };
  return Object.keys(faults).length > 0 ? { faults } : { said };
}

const wordParts = [
  'slug',
  'kindLine',
  'shortDescription',
  'description',
  'safety',
  'seoTitle',
  'seoDescription',
];

type Description = ProductRecord['words'][string]['description'];

/** What was typed as rich text; an imported one that was not replaced stays. */
function descriptionOf(typed: string, before: Description): Description {
  if (before?.type === 'html') return typed === '' ? before : richOfLines(typed);
  const doc = before as RichNode | null;
  return typed.replaceAll('\r\n', '\n') === linesOfRich(doc) ? before : richOfLines(typed, doc);
}

/** Pictures in the order sent, each with its words by language; the words of other languages stay. */
function mediaOf(
  read: (name: string) => string,
  languages: readonly SiteLanguage[],
  before: ProductRecord | null,
): ProductFields['media'] {
  const sent = read('media')
    .split(/\s+/)
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number);
  return [...new Set(sent)].slice(0, 200).map((mediaId) => {
    const alt = { ...before?.media.find((one) => one.mediaId === mediaId)?.alt };
    for (const { code } of languages) {
      const words = read(`alt-${mediaId}-${code}`);
      if (words) alt[code] = words.slice(0, 500);
      else delete alt[code];
    }
    return { mediaId, alt };
  });
}

function attributesOf(
  { attributes }: ProductChoices,
  before: ProductRecord | null,
  ids: (name: string) => number[],
  read: (name: string) => string,
  wrong: (name: string, key: StaffKey) => undefined,
): ProductFields['attributes'] {
  return attributes
    .flatMap(({ id, type }): ProductFields['attributes'] => {
      const name = `attribute-${id}`;
      const kind = valuesOfType(type);
      if (kind === 'choices' || kind === 'answer') {
        const valueIds = ids(name).toSorted((one, other) => one - other);
        return valueIds.length > 0 ? [{ attributeId: id, valueIds }] : [];
      }
      if (read(name) === '') return [];
      const said = before?.attributes.find(({ attributeId }) => attributeId === id);
      const number = readNumberText(type, read(name), said?.number);
      if (number !== 'wrong') return [{ attributeId: id, number }];
      const why = kind === 'dates' ? (clockWords(read(name)) ?? 'products.dayWrong') : 'products.numberWrong';
      wrong(name, why);
      return [];
    })
    .toSorted((one, other) => one.attributeId - other.attributeId);
}
