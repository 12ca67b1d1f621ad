import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import type { MessageValues, StaffKey } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { fieldKeys } from '../plain-fields.ts';

type Say = (key: StaffKey, values?: MessageValues) => string;

/** What the parts of a product are called. */
export const partKeys: Readonly<Record<string, StaffKey>> = {
  ...fieldKeys,
  name: 'products.name',
  slug: 'products.slug',
  kindLine: 'products.kindLine',
  shortDescription: 'products.shortDescription',
  description: 'products.description',
  safety: 'products.safety',
  seoTitle: 'products.seoTitle',
  seoDescription: 'products.seoDescription',
  state: 'products.state',
  kind: 'products.format',
  base: 'products.base',
  sale: 'products.sale',
  saleFrom: 'products.saleFrom',
  saleTo: 'products.saleTo',
  member: 'products.member',
  nextBase: 'products.nextBase',
  nextFrom: 'products.nextFrom',
  quantity: 'products.quantity',
  categories: 'products.categories',
  tags: 'products.tags',
  media: 'products.pictures',
  downloads: 'products.downloads',
  crossSell: 'products.crossSell',
  upSell: 'products.upSell',
  customOptions: 'products.options',
  attributes: 'products.attributes',
  bundle: 'products.members',
  isTracked: 'products.isTracked',
  lowAt: 'products.lowAt',
  restockAt: 'stock.restockAt',
  reason: 'stock.reason',
  note: 'stock.note',
  counted: 'stock.countedOf',
  backorders: 'products.backorders',
  price: 'products.base',
  mediaId: 'products.picture',
  mediaIds: 'products.pictures',
  axes: 'products.axes',
  isPublished: 'products.variantPublished',
};

/** A part that somebody else changed, in words: what it is called and, where that is short, what it is now. */
export function partWords(
  part: string,
  record: ProductRecord,
  languages: readonly SiteLanguage[],
  say: Say,
  locale: string,
): string {
  const [group = '', ...rest] = part.split('.');
  const last = rest.at(-1) ?? group;
  const key = partKeys[last];
  const language = group === 'words' ? languages.find(({ code }) => code === rest[0]) : undefined;
  const name = `${key ? say(key) : last}${language ? ` (${language.name})` : ''}`;
  const value = valueAt(record, part);
  const digits = group === 'price' ? { minimumFractionDigits: 2 } : {};
  if (typeof value === 'number') return `${name}: ${new Intl.NumberFormat(locale, digits).format(value)}`;
  if (typeof value === 'string' && value.length > 0 && value.length < 80 && !/^(?:sale|next)/.test(last))
    return `${name}: „${value}”`;
  return name;
}

function valueAt(record: unknown, part: string): unknown {
  return part
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      record,
    );
}
