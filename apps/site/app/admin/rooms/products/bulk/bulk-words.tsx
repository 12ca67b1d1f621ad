import type { Bulk } from '@izlog/contract/product/record/product-bulk';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { productStateWords } from '../door/value-words.ts';
import { fieldKeys, type PlainName } from '../plain-fields.ts';
import type { ProductChoices } from '../product-view.ts';

/** Why products are left alone. */
export const reasonWords: Readonly<Record<Bulk['refused'][number]['reason'], StaffKey>> = {
  changed: 'products.bulkChanged',
  noPrice: 'products.bulkNoPrice',
  tooLow: 'products.bulkTooLow',
  uncounted: 'products.bulkUncounted',
  promised: 'products.bulkPromised',
  same: 'products.bulkSame',
  gone: 'products.bulkGone',
  refused: 'products.bulkRefused',
};

type ValueProps = { value: Bulk['examples'][number]['before']; bulk: Bulk; choices: ProductChoices };

/** What a product has before or after, as people read it. */
export function BulkValue({ value, bulk: { change }, choices }: ValueProps) {
  const { t, money, number } = useStaffText();
  if (change.kind === 'stock') return typeof value === 'number' ? number(value) : t('products.stockEndless');
  if (value === null) return '–';
  if (change.kind.startsWith('price')) return typeof value === 'number' ? money(value) : '–';
  if (change.kind === 'state') {
    const key = Object.entries(productStateWords).find(([state]) => state === value)?.[1];
    return key ? t(key) : String(value);
  }
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no');
  if (isPlain(change)) return typeof value === 'number' ? number(value) : String(value);
  const ids = Array.isArray(value) ? value : [value];
  const list = listOf(change.kind, choices);
  return ids.map((id) => list.find((one) => one.id === id)?.name ?? `#${id}`).join(', ') || '–';
}

function listOf(kind: Bulk['change']['kind'], choices: ProductChoices) {
  if (kind === 'brand') return choices.brands;
  if (kind === 'tag') return choices.tags;
  return kind === 'taxClass' ? choices.taxClasses : choices.categories;
}

/** Changes of plain fields but for those that refer to another record. */
const isPlain = (change: Bulk['change']): boolean => !ownKinds.has(change.kind);
const ownKinds: ReadonlySet<string> = new Set(['category', 'tag', 'brand', 'taxClass']);

/** A change in a sentence. */
export function changeWords(
  { change }: Bulk,
  choices: ProductChoices,
  { t, money, number }: Pick<ReturnType<typeof useStaffText>, 't' | 'money' | 'number'>,
): string {
  const nameIn = (list: readonly { id: number; name: string }[], id: number | null) =>
    list.find((one) => one.id === id)?.name ?? t('products.noBrand');
  switch (change.kind) {
    case 'price':
      return t(change.percent > 0 ? 'products.bulkSaysUp' : 'products.bulkSaysDown', {
        percent: String(Math.abs(change.percent)).replace('.', ','),
      });
    case 'priceBy':
      return t(change.amount > 0 ? 'products.bulkSaysUpBy' : 'products.bulkSaysDownBy', {
        amount: money(Math.abs(change.amount)),
      });
    case 'priceTo':
      return t('products.bulkSaysTo', { amount: money(change.amount) });
    case 'stock':
      return t(change.act === 'set' ? 'products.bulkSaysStock' : 'products.bulkSaysStockBy', {
        quantity: `${change.act === 'add' && change.quantity > 0 ? '+' : ''}${number(change.quantity)}`,
      });
    case 'taxClass':
      return t('products.bulkSaysTax', { name: nameIn(choices.taxClasses, change.taxClassId) });
    case 'state':
      return t('products.bulkSaysState', { name: t(productStateWords[change.state]) });
    case 'brand':
      return t('products.bulkSaysBrand', { name: nameIn(choices.brands, change.brandId) });
    case 'category':
      return t(change.act === 'add' ? 'products.bulkSaysCategoryAdd' : 'products.bulkSaysCategoryRemove', {
        name: nameIn(choices.categories, change.categoryId),
      });
    case 'tag':
      return t(change.act === 'add' ? 'products.bulkSaysTagAdd' : 'products.bulkSaysTagRemove', {
        name: nameIn(choices.tags, change.tagId),
      });
    default:
      return plainWords(change, t);
  }
}

/** A plain field and what it becomes. */
function plainWords(
  { kind: _kind, ...said }: Bulk['change'],
  t: ReturnType<typeof useStaffText>['t'],
): string {
  return Object.entries(said)
    .map(([name, value]) => `${t(fieldKeys[name as PlainName])}: ${value ?? '–'}`)
    .join(', ');
}
