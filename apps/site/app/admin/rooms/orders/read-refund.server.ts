import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import type { Say } from '#site/admin/ground/text/staff-words.server.ts';
import type { Faults, ReadField } from '#site/kit/forms/rules.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { quantityField } from './order-rules.ts';

interface WantedRefund {
  key: string;
  items: { itemId: number; quantity: number }[];
  withDelivery: boolean;
  /** Whole units; without one the pieces and the delivery are given back at what was paid for them. */
  amount?: number;
  reason: string;
  restock: boolean;
  isByHand: boolean;
  isHandedOver: boolean;
}

type ReadRefund = { faults: Faults; wanted?: undefined } | { faults?: undefined; wanted: WantedRefund };

/** What a sent form wants to give back, or what is wrong with it. Something has to be given: pieces, delivery or an amount. */
export function readRefund(form: FormData, say: Say): ReadRefund {
  const read = reader(form);
  const faults: Record<string, Faults[string]> = {};
  const items: WantedRefund['items'] = [];
  for (const name of new Set(form.keys())) {
    const itemId = Number(/^pieces\.([1-9]\d{0,8})$/.exec(name)?.[1] ?? 0);
    if (itemId === 0) continue;
    const text = read(name).trim() || '0';
    const quantity = /^\d{1,6}$/.test(text) ? Number(text) : undefined;
    if (quantity === undefined) faults[quantityField(itemId)] = { key: 'form.wrong' };
    else if (quantity > 0) items.push({ itemId, quantity });
  }
  // Of what cost nothing, or whose money went back before, units alone are given.
  if (read('withoutMoney') === 'true') {
    const [first] = [...form.keys()].filter((name) => name.startsWith('pieces.'));
    if (items.length === 0 && first && !faults[first]) faults[first] = { key: 'validation.required' };
    if (Object.keys(faults).length > 0) return { faults };
    return { wanted: { ...sayingOf(read), items, withDelivery: false, amount: 0 } };
  }
  const typed = read('amount').trim();
  const found = readPrice(typed);
  const amount = found.is === 'amount' && found.amount > 0 ? found.amount : undefined;
  const withDelivery = read('withDelivery') === 'true';
  if (found.is === 'ambiguous')
    faults.amount = { key: 'form.wrong', words: say('products.priceAmbiguous', { ...found, typed }) };
  else if (found.is !== 'nothing' && amount === undefined)
    faults.amount = { key: 'form.wrong', words: say('products.priceWrong') };
  else if (amount === undefined && items.length === 0 && !withDelivery)
    faults.amount = { key: 'validation.required' };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    wanted: { ...sayingOf(read), items, withDelivery, ...(amount === undefined ? {} : { amount }) },
  };
}

const sayingOf = (read: ReadField) => ({
  key: read('key'),
  reason: read('reason').trim(),
  restock: read('restock') === 'true',
  isByHand: read('isByHand') === 'true',
  isHandedOver: read('isHandedOver') === 'true',
});
