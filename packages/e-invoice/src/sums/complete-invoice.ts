import { hrLabelOf } from '../croatia/vat-labels.ts';
import { type Invoice, isCroatian, type Totals, type Vat, type VatSum } from '../invoice.ts';
import { sumOf, vatEntries } from './vat-entries.ts';
import { hrVatSumsOf, outOfScopeOf, vatSumsOf } from './vat-sums.ts';

/** An invoice without what follows from its lines. */
export interface InvoiceDraft extends Omit<Invoice, 'vat' | 'totals' | 'hr'> {
  /** As it was charged; computed where it is left out. */
  vat?: VatSum[];
  /** What was paid before, what is rounded, VAT in another currency: they follow from nothing. */
  totals?: Pick<Totals, 'prepaid' | 'rounding' | 'vatInVatCurrency'>;
  /** HR-BT-15 */
  cashAccounting?: string;
}

/** The invoice with its sums, Croatia's labels and Croatia's extension where its rules ask for one. Exact, to the hundredth. */
export function completeInvoice(draft: InvoiceDraft): Invoice {
  const { vat: charged, totals: given, cashAccounting, ...rest } = draft;
  const labelled = isCroatian(draft) ? withLabels(rest) : rest;
  const entries = vatEntries(labelled);
  const vat = charged ?? vatSumsOf(entries);
  const totals = totalsOf(labelled, vat, given);
  const invoice: Invoice = { ...labelled, vat, totals };
  const hr = isCroatian(draft) ? hrExtensionOf(invoice, cashAccounting) : {};
  return Object.keys(hr).length > 0 ? { ...invoice, hr } : invoice;
}

/** BG-22 as BR-CO-10 to BR-CO-16 say. */
export function totalsOf(
  { lines, adjustments = [] }: Pick<Invoice, 'lines' | 'adjustments'>,
  vatSums: readonly VatSum[],
  given: InvoiceDraft['totals'] = {},
): Totals {
  const ofKind = (kind: 'allowance' | 'charge') => adjustments.filter((one) => one.kind === kind);
  const [allowances, charges] = [ofKind('allowance'), ofKind('charge')];
  const amounts = (all: readonly { amount: number }[]) => sumOf(all.map(({ amount }) => amount));
  const exclusive = amounts(lines) - amounts(allowances) + amounts(charges);
  const vat = sumOf(vatSums.map(({ tax }) => tax));
  return {
    lines: amounts(lines),
    ...(allowances.length > 0 && { allowances: amounts(allowances) }),
    ...(charges.length > 0 && { charges: amounts(charges) }),
    exclusive,
    vat,
    inclusive: exclusive + vat,
    payable: exclusive + vat - (given.prepaid ?? 0) + (given.rounding ?? 0),
    ...given,
  };
}

/** Croatia's extension: only an invoice with something exempt has sums of its own there (HR-BR-26, HR-BR-30). */
export function hrExtensionOf(
  invoice: Pick<Invoice, 'lines' | 'adjustments' | 'vat' | 'totals'>,
  cashAccounting?: string,
): NonNullable<Invoice['hr']> {
  const entries = vatEntries(invoice);
  const sentence = cashAccounting === undefined ? {} : { cashAccounting };
  if (!entries.some(({ vat }) => vat.category === 'E')) return sentence;
  const vat = hrVatSumsOf(entries, invoice.vat);
  const outOfScope = outOfScopeOf(vat);
  return { ...sentence, vat, totals: { exclusive: invoice.totals.exclusive - outOfScope, outOfScope } };
}

function withLabels<T extends Pick<Invoice, 'lines' | 'adjustments'>>(invoice: T): T {
  const labelled = (vat: Vat): Vat => {
    const label = vat.label ?? hrLabelOf(vat);
    return label ? { ...vat, label } : vat;
  };
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, vat: labelled(line.vat) })),
    ...(invoice.adjustments && {
      adjustments: invoice.adjustments.map((one) => ({ ...one, vat: labelled(one.vat) })),
    }),
  };
}
