import { compared, type Scaled, scaled } from '../amounts/decimal.ts';
import type { Invoice, Party, Vat } from '../invoice.ts';
import type { Problem } from '../problem.ts';
import { vatEntries } from '../sums/vat-entries.ts';

/** What a category asks for. `rule` is the middle of the names of its rules: BR-AE-05. */
interface CategoryRules {
  rule: string;
  /** `above`: more than zero; `zero`: there and zero; `none`: not there. */
  rate: 'above' | 'zero' | 'none';
  /** Which number of the seller it wants. */
  seller: 'VAT id' | 'VAT id or registration' | 'none';
  buyer?: 'VAT id' | 'VAT id or legal number' | 'none';
  /** Whether BG-23 must say why no VAT is charged. */
  reason: boolean;
}

const categories: Partial<Record<string, CategoryRules>> = {
  S: { rule: 'S', rate: 'above', seller: 'VAT id or registration', reason: false },
  Z: { rule: 'Z', rate: 'zero', seller: 'VAT id or registration', reason: false },
  E: { rule: 'E', rate: 'zero', seller: 'VAT id or registration', reason: true },
  AE: {
    ...{ rule: 'AE', rate: 'zero', seller: 'VAT id or registration' },
    ...{ buyer: 'VAT id or legal number', reason: true },
  },
  K: { rule: 'IC', rate: 'zero', seller: 'VAT id', buyer: 'VAT id', reason: true },
  G: { rule: 'G', rate: 'zero', seller: 'VAT id', reason: true },
  O: { rule: 'O', rate: 'none', seller: 'none', buyer: 'none', reason: true },
};

const zero: Scaled = { digits: 0n, scale: 0 };

/** The norm's rules of categories of VAT: BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O. */
export function* vatProblems(invoice: Invoice): Generator<Problem> {
  const entries = vatEntries(invoice);
  for (const { field, vat } of entries) yield* rateProblems(vat, `${field}.vat`);
  for (const category of new Set(entries.map(({ vat }) => vat.category))) {
    const rules = categories[category];
    if (rules) yield* numberProblems(invoice, category, rules);
  }
  for (const [index, { category, exemption }] of invoice.vat.entries()) {
    const rules = categories[category];
    const hasReason = exemption?.code !== undefined || exemption?.text !== undefined;
    if (rules && rules.reason !== hasReason)
      yield {
        ...{ field: `vat[${index}].exemption`, rule: `BR-${rules.rule}-10` },
        reason: rules.reason ? `of category ${category} is missing` : `has no place in category ${category}`,
      };
  }
  yield* outsideProblems(entries.map(({ vat }) => vat.category));
  yield* supplyProblems(invoice);
}

function* rateProblems({ category, rate }: Vat, field: string): Generator<Problem> {
  const rules = categories[category];
  if (!rules) {
    yield { field: `${field}.category`, rule: 'BR-CL-18', reason: `is none that is known here: ${category}` };
    return;
  }
  const value = rate === undefined ? undefined : scaled(rate);
  const isRight =
    rules.rate === 'none'
      ? rate === undefined
      : value !== undefined && compared(value, zero) === (rules.rate === 'above' ? 1 : 0);
  const wanted = { above: 'above zero', zero: 'zero', none: 'left out' }[rules.rate];
  if (!isRight)
    yield {
      ...{ field: `${field}.rate`, rule: `BR-${rules.rule}-05` },
      reason: `of category ${category} must be ${wanted}`,
    };
}

function* numberProblems(invoice: Invoice, category: string, rules: CategoryRules): Generator<Problem> {
  const { seller, buyer, taxRepresentative } = invoice;
  const rule = `BR-${rules.rule}-02`;
  const vatId = seller.vatId ?? taxRepresentative?.vatId;
  const registration = seller.taxRegistration?.id;
  const sellerHas = rules.seller === 'VAT id' ? vatId : (vatId ?? registration);
  if (rules.seller === 'none' ? vatId !== undefined : sellerHas === undefined)
    yield { field: 'seller.vatId', rule, reason: numberSentence(rules.seller, category) };
  if (!rules.buyer) return;
  const buyerHas = rules.buyer === 'VAT id or legal number' ? legalNumber(buyer) : buyer.vatId;
  if (rules.buyer === 'none' ? buyer.vatId !== undefined : buyerHas === undefined)
    yield { field: 'buyer.vatId', rule, reason: numberSentence(rules.buyer, category) };
}

const legalNumber = ({ vatId, registration }: Party) => vatId ?? registration?.id;

const numberSentence = (wanted: string, category: string) =>
  wanted === 'none'
    ? `has no place in category ${category}`
    : `or its like (${wanted}) is missing: category ${category} wants it`;

/** What is outside of VAT stands alone (BR-O-11 to BR-O-14). */
function* outsideProblems(all: readonly string[]): Generator<Problem> {
  const others = [...new Set(all)].filter((category) => category !== 'O');
  if (all.includes('O') && others.length > 0)
    yield { field: 'lines', rule: 'BR-O-12', reason: `of category O stand beside ${others.join(', ')}` };
}

/** A supply to another member state says when and whereto (BR-IC-11, BR-IC-12). */
function* supplyProblems({ vat, delivery, period }: Invoice): Generator<Problem> {
  if (!vat.some(({ category }) => category === 'K')) return;
  if (delivery?.date === undefined && !period?.start && !period?.end)
    yield { field: 'delivery.date', rule: 'BR-IC-11', reason: 'or a period is missing: category K wants it' };
  if (delivery?.address === undefined)
    yield { field: 'delivery.address', rule: 'BR-IC-12', reason: 'is missing: category K wants it' };
}
