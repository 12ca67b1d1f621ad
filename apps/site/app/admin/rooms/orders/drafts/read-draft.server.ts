import type { Draft } from '@izlog/contract/ecommerce/drafts/draft';
import type { updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { orderAddressNames } from '@izlog/contract/ecommerce/orders/order-address-names';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import type { Say } from '#site/admin/ground/text/staff-words.server.ts';
import { type Fault, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { lineField } from './draft-view.ts';

type DraftInput = Omit<EndpointInput<typeof updateDraft>, 'id' | 'revision'>;
type Lines = NonNullable<DraftInput['lines']>;

/** Most lines that a form is read for. */
const mostLines = 100;

/** What a form says of a draft, with what cannot be read; a line whose `remove` was pressed is left out. */
export function readDraftForm(
  form: FormData,
  say: Say,
): { faults: Record<string, Fault>; input: DraftInput } {
  const read = reader(form);
  const faults: Record<string, Fault> = {};
  const idOrNull = (name: string) => (/^[1-9]\d{0,14}$/.test(read(name)) ? Number(read(name)) : null);
  const billing = addressIn(read, 'billingAddress');
  const isBilled = Object.entries(billing).some(([name, value]) => name !== 'country' && value !== '');
  const company = { companyName: read('companyName').trim(), oib: read('oib').trim() };
  if (company.companyName !== '' && company.oib === '') faults.oib = { key: 'validation.required' };
  if (company.companyName === '' && company.oib !== '') faults.companyName = { key: 'validation.required' };
  return {
    faults,
    input: {
      language: read('language'),
      userId: idOrNull('userId'),
      address: addressIn(read, 'address'),
      billingAddress: isBilled ? billing : null,
      company: company.companyName === '' ? null : company,
      lines: linesIn(read, faults, say),
      gifts: giftsIn(form),
      deliveryMethodId: idOrNull('deliveryMethodId'),
      deliveryBranchId: read(`branch-${read('deliveryMethodId')}`).slice(0, 100) || null,
      paymentMethodId: idOrNull('paymentMethodId'),
      note: read('note'),
      message: read('message'),
    },
  };
}

function addressIn(read: ReadField, group: string): Draft['address'] {
  const parts = orderAddressNames.map((name) => [name, read(`${group}.${name}`).trim()]);
  return Object.fromEntries(parts) as Draft['address'];
}

/** Gifts that the form had a field for. */
function giftsIn(form: FormData): NonNullable<DraftInput['gifts']> {
  return [...form].flatMap(([name, value]) => {
    const promotionId = /^gift-([1-9]\d{0,9})$/.exec(name)?.[1];
    if (!promotionId) return [];
    const productId = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : null;
    return [{ promotionId: Number(promotionId), productId }];
  });
}

function linesIn(read: ReadField, faults: Record<string, Fault>, say: Say): Lines {
  const lines: Lines = [];
  const removed = /^remove-(\d{1,3})$/.exec(read('act'))?.[1];
  for (let index = 0; index < mostLines; index++) {
    const id = read(lineField(index, 'productId'));
    if (id === '') break;
    const quantity = read(lineField(index, 'quantity')).trim();
    const { price, words } = priceIn(read(lineField(index, 'agreedPrice')), say);
    const reason = read(lineField(index, 'reason')).trim();
    const isNumber = /^[1-9]\d{0,5}$/.test(quantity);
    // What goes need not be right.
    const isGone = removed === String(index) || quantity === '0';
    if (!isGone && !isNumber)
      faults[lineField(index, 'quantity')] = { key: 'form.wrong', words: say('drafts.quantityWrong') };
    if (!isGone && words) faults[lineField(index, 'agreedPrice')] = { key: 'form.wrong', words };
    if (!isGone && price && reason === '')
      faults[lineField(index, 'reason')] = { key: 'validation.required' };
    if (isGone) continue;
    lines.push({
      itemId: Number(read(lineField(index, 'itemId'))) || null,
      productId: Number(id),
      quantity: Number(quantity) || 1,
      ...price,
      ...(price ? { reason } : {}),
    });
  }
  return lines;
}

/** `65`, `65,00` is a price; `-10 %` and `10%` so much off; empty the price of the shop. `1.200` can be read in two ways. */
function priceIn(
  text: string,
  say: Say,
): { price?: { agreedPrice: number } | { percentOff: number } | null; words?: string } {
  const bare = text.replaceAll(/\s|€/g, '');
  const percent = /^[-−]?(\d{1,3}(?:[.,]\d{1,2})?)%$/.exec(bare)?.[1];
  const percentOff = Number(percent?.replace(',', '.'));
  if (percentOff > 0 && percentOff <= 100) return { price: { percentOff } };
  const typed = readPrice(bare);
  if (typed.is === 'nothing') return { price: null };
  if (typed.is === 'amount') return { price: { agreedPrice: typed.amount } };
  return {
    words:
      typed.is === 'ambiguous'
        ? say('products.priceAmbiguous', { ...typed, typed: text.trim() })
        : say('drafts.priceWrong'),
  };
}
