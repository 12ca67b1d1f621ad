import { bareOib, isOib } from '@izlog/contract/ecommerce/oib';
import { readVatId } from '@izlog/contract/ecommerce/taxes/vat-id';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { checkVat } from '#platform/services/companies/index.ts';
import type { CartRow } from '../cart.queries.ts';

interface Going {
  billingCountry: string | null;
  country: string | null;
}

type Sent = { companyName: string; oib: string } | null | undefined;

/**
 * The company as it is kept. Its number is an OIB (CHECKOUT-015), unless it begins like a tax number of another country
 * or the bill goes abroad; what begins like a VAT id of the Union has to look like one.
 */
export function companyOf(cart: Going, sent: Sent): CartRow['company'] {
  if (!sent) return null;
  const country = cart.billingCountry ?? cart.country;
  const oib = sent.oib.trim();
  const isForeign = /^[A-Z]{2}/i.test(oib) ? !/^HR/i.test(oib) : country !== null && country !== 'HR';
  if (isForeign) {
    const vatId = readVatId(oib, country);
    if (vatId === 'mistyped') throw wrongNumber('vatId', 'The VAT id is not one of its country.');
    // As VIES and the paper write it.
    return { companyName: sent.companyName, oib: vatId ? vatId.prefix + vatId.number : oib };
  }
  if (!isOib(oib)) throw wrongNumber('oib', 'The OIB is not valid.');
  return { companyName: sent.companyName, oib: bareOib(oib) };
}

/**
 * The same, with what VIES says of a VAT id of another country of the Union (TAX-01). VIES is asked here, before any row is
 * held: it may take seconds.
 */
export async function checkedCompanyOf(
  ctx: Ctx,
  cart: Going & { id: number | null },
  sent: Sent,
): Promise<CartRow['company']> {
  const company = companyOf(cart, sent);
  const vatId = company && readVatId(company.oib, cart.billingCountry ?? cart.country);
  if (!company || !vatId || vatId === 'mistyped') return company;
  const vat = await checkVat(ctx, vatId, cart.id);
  return vat ? { ...company, vat } : company;
}

const wrongNumber = (kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path: 'companyData.oib', kind, message }] });
