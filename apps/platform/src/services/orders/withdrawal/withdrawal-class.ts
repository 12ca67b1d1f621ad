import type { WithdrawalClass } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { ResolvedItem } from '#platform/services/cart/index.ts';

type Part = Pick<ResolvedItem, 'product' | 'answers'>;

/**
 * The class of an item when it is ordered. A bundle is what its members are: personalised when one of them is, digital or
 * a service only when all of them are.
 */
export function withdrawalClass({ members, ...item }: ResolvedItem): WithdrawalClass {
  if (members.length === 0) return classOf(item);
  const classes = new Set([
    ...members.map(classOf),
    ...(isPersonalised(item) ? ['personalised' as const] : []),
  ]);
  const [only] = classes;
  if (classes.size === 1 && only) return only;
  return classes.has('personalised') ? 'personalised' : 'goods';
}

function classOf(part: Part): WithdrawalClass {
  const { format, type, purchase } = part.product;
  if (format === 'e-product' || type === 'e-product') return 'digital';
  if (type === 'service') return purchase === 'reservation' || isLeisureDay(part) ? 'event' : 'service';
  if (part.product.isSubscription && part.product.weight === null) return 'service';
  return isPersonalised(part) ? 'personalised' : 'goods';
}

/** What its seller says is without the right, done on the day that the buyer chose: leisure, catering, a hired car (Article 16 l). */
const isLeisureDay = ({ product, answers }: Part): boolean => answers.day !== null && !product.isReturnable;

/**
 * Whether something was written for one buyer: a text, a number, a date. A choice among what the shop offers anyway (a
 * size, a wrapping, one of its days) makes nothing personal (Article 16 c).
 */
function isPersonalised({ product, answers }: Part): boolean {
  const free = product.options.filter(
    ({ inputType, values, days }) =>
      days === null && values.length === 0 && [null, 'numberField', 'date', 'dateTime'].includes(inputType),
  );
  return free.some(({ title }) => answers.accepted?.[title] !== undefined && answers.accepted[title] !== '');
}
