import type { AdminKey } from '#site/admin/ground/frame/staff-text.tsx';
import { reasonWords } from '#site/admin/rooms/stock/door/stock-words.ts';
import type { MessageValues, StaffKey } from '#site/i18n/messages.ts';
import { partKeys } from '../door/part-words.ts';
import { backorderWords, kindWords, productStateWords, purchaseWords } from '../door/value-words.ts';
import type { ProductView } from '../product-view.ts';

/** What changed, as a line of the history: what it is called, what it was and what it is, in words; '' for nothing. */
export interface ChangeLine {
  name: string;
  before: string;
  after: string;
  /** The product whose pieces came or went: its movements tell the rest. */
  stockOf?: number;
}

type Part = ProductView['history'][number]['parts'][number];

/** How the reader's language writes words, money, numbers and days. */
export interface ChangeText {
  t: (key: AdminKey, values?: MessageValues) => string;
  money: (amount: number) => string;
  number: (value: number) => string;
  shortDate: (instant: string | number) => string;
}

/**
 * A part of a product that changed, in the words of its form (OFFICE-15): values by their names, pictures and variants
 * counted. Nothing where it says nothing, such as an empty field of a new product.
 */
export function changeLines(
  { variant, product, ...part }: Part,
  view: ProductView,
  text: ChangeText,
): ChangeLine[] {
  const isStock = part.part === 'stock.quantity';
  const lines = linesOf(part, view, text).map((line) => (isStock ? { ...line, stockOf: product } : line));
  return variant ? lines.map((line) => ({ ...line, name: `${variant} – ${line.name}` })) : lines;
}

function linesOf(
  { part, before, after }: Omit<Part, 'variant' | 'product'>,
  view: ProductView,
  text: ChangeText,
): ChangeLine[] {
  const { t } = text;
  const [group = '', ...rest] = part.split('.');
  const last = rest.at(-1) ?? group;
  if (last === 'variants') return [addedVariants(Number(before) || 0, Number(after) || 0, text)];
  if (last === 'copyOf') return [{ name: t('products.historyCopy'), before: '', after: '' }];
  if (last === 'fromFile')
    return [{ name: t('products.historyFile', { file: String(after) }), before: '', after: '' }];
  if (last === 'attributes') return attributeLines(before, after, view, text);
  if (isSilent(before) && (isSilent(after) || isUsual(last, after))) return [];
  const language = group === 'words' ? view.languages.find(({ code }) => code === rest[0])?.name : undefined;
  const key = partKeys[last];
  const name = `${key ? t(key) : last}${language ? ` (${language})` : ''}`;
  const [was, is] = [said(last, before, view, text), said(last, after, view, text)];
  if (was !== is) return [{ name, before: was, after: is }];
  const isMoved = idsIn(before) !== '' && sorted(before) === sorted(after) && idsIn(before) !== idsIn(after);
  return [{ name, before: '', after: t(isMoved ? 'products.historyOrder' : 'products.historyWithin') }];
}

function addedVariants(before: number, after: number, { t }: ChangeText): ChangeLine {
  const what = t('products.variantCount', { count: Math.abs(after - before) });
  const key = after < before ? 'products.historyRemoved' : 'products.historyAdded';
  return { name: t(key, { what }), before: '', after: '' };
}

/** One line for each attribute that has another value now. */
function attributeLines(before: unknown, after: unknown, view: ProductView, text: ChangeText): ChangeLine[] {
  const [was, is] = [byAttribute(before), byAttribute(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id): ChangeLine[] => {
    const attribute = view.choices.attributes.find((one) => one.id === id);
    const words = (choice: Choice | undefined) =>
      choice?.number === undefined
        ? namesOf(choice?.valueIds, attribute?.values, text)
        : attribute?.type === 'Date'
          ? text.shortDate(choice.number)
          : `${text.number(choice.number)} ${attribute?.unit ?? ''}`.trim();
    const line = { before: words(was.get(id)), after: words(is.get(id)) };
    const name = attribute?.name ?? `${text.t('products.attributes')} (${text.t('products.historyGone')})`;
    return line.before === line.after ? [] : [{ name, ...line }];
  });
}

interface Choice {
  valueIds?: readonly number[];
  number?: number;
}

const byAttribute = (value: unknown): Map<number, Choice> =>
  new Map(listOf(value).map((one) => [Number(one.attributeId), one as Choice]));

/** A value of a part in words. */
function said(part: string, value: unknown, view: ProductView, text: ChangeText): string {
  const { t, money, number, shortDate } = text;
  const { choices, record } = view;
  if (part === 'isReturnable' && typeof value === 'boolean')
    return t(value ? 'products.withdrawalGoods' : 'products.withdrawalNone');
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no');
  if (isSilent(value)) return '';
  if (typeof value === 'number') {
    if (part === 'brandId') return namesOf([value], choices.brands, text);
    if (part === 'taxClassId') return namesOf([value], choices.taxClasses, text);
    if (part === 'mediaId') return t('products.ownPicture');
    return prices.has(part) ? money(value) : number(value);
  }
  if (typeof value === 'string') {
    if (part === 'saleTo') return shortDate(Date.parse(value) - 1);
    if (part === 'saleFrom' || part === 'nextFrom' || part === 'restockAt') return shortDate(value);
    const key = wordsOf[part]?.[value];
    return key ? t(key) : value;
  }
  if (part === 'categories') return namesOf(value, choices.categories, text);
  if (part === 'mediaIds') return t('products.pictureCount', { count: ids(value).length });
  if (part === 'tags') return namesOf(value, choices.tags, text);
  if (part === 'crossSell' || part === 'upSell') return namesOf(value, record?.members, text);
  const list = listOf(value);
  if (part === 'media') return pictures(list, view, text);
  if (part === 'bundle')
    return list
      .map(
        ({ productId, quantity }) =>
          `${number(Number(quantity))} × ${namesOf([productId], record?.members, text)}`,
      )
      .join(', ');
  return list.map(({ name, title }) => String(name ?? title ?? '')).join(', ') || number(list.length);
}

/** How many pictures there are, and those that are described by their words. */
function pictures(list: readonly Listed[], { languages }: ProductView, { t }: ChangeText): string {
  const language = languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const described = list
    .map(({ alt }) => (alt as Record<string, string> | undefined)?.[language] ?? '')
    .filter(Boolean);
  const count = t('products.pictureCount', { count: list.length });
  return described.length === 0 ? count : `${count} (${described.join('; ')})`;
}

const prices: ReadonlySet<string> = new Set(['base', 'sale', 'member', 'nextBase', 'price']);

const wordsOf: Readonly<Record<string, Readonly<Record<string, StaffKey>>>> = {
  state: productStateWords,
  kind: kindWords,
  purchase: purchaseWords,
  backorders: backorderWords,
  reason: reasonWords,
};

type Named = readonly { id: number; name: string }[];

/** What ids stand for, by name; of what was deleted since it is only said that it is gone. */
function namesOf(ids: unknown, known: Named = [], { t }: ChangeText): string {
  if (!Array.isArray(ids)) return '';
  return ids
    .map((id) => known.find((one) => one.id === id)?.name ?? `(${t('products.historyGone')})`)
    .join(', ');
}

type Listed = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly Listed[] =>
  Array.isArray(value) ? value.filter((one): one is Listed => typeof one === 'object' && one !== null) : [];

/** Which records a list names, in its order. */
const idsIn = (value: unknown): string => ids(value).join(' ');
const sorted = (value: unknown): string => ids(value).toSorted().join(' ');
const ids = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((one) =>
        String(typeof one === 'object' && one !== null ? (one.mediaId ?? one.productId ?? one.title) : one),
      )
    : [];

const isSilent = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What a new product is unless set otherwise. */
const usual: Readonly<Record<string, unknown>> = {
  purchase: 'cart',
  minQuantity: 1,
  quantityStep: 1,
  isReturnable: true,
  backorders: 'no',
  quantity: 0,
};

const isUsual = (part: string, value: unknown): boolean => value === false || usual[part] === value;
