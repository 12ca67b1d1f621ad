import { bareOib, isOib } from '@izlog/contract/ecommerce/oib';
import { type VatCheck, vatCheckHours } from '@izlog/contract/ecommerce/taxes/vat-check';
import type { VatId } from '@izlog/contract/ecommerce/taxes/vat-id';
import { homeCountry } from '@izlog/contract/european-union';
import type { Ctx } from '#platform/kernel/context.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { readOptions } from '#platform/services/settings/index.ts';
import { findConfirmed, insertVatCheck } from './vat-check.queries.ts';
import { askVies, viesOutside } from './vies.ts';

/** Questions from one address in a quarter of an hour: a visitor cannot read the register through the shop. */
const mostQuestions = 30;

/**
 * What VIES says of a VAT id, and keeps it. A yes of today is not asked for again; a no, and what was not answered, is.
 * Undefined for a seller outside the VAT system, to whom it makes no difference. Call it outside a transaction: VIES may take
 * seconds.
 */
export async function checkVat(
  ctx: Ctx,
  { country, prefix, number }: VatId,
  cartId: number | null,
): Promise<VatCheck | undefined> {
  const options = await readOptions(ctx, ['CompanyOib', 'VatPayer']);
  if (options.get('VatPayer')?.trim() === 'false') return undefined;
  const asked = prefix + number;
  const since = new Date(ctx.now.getTime() - vatCheckHours * 3_600_000);
  const known = await findConfirmed(ctx, asked, since);
  if (known) return known;
  await limitAddress(ctx, 'vat id', mostQuestions);
  const oib = options.get('CompanyOib') ?? '';
  const requester = isOib(oib) ? { prefix: homeCountry, number: bareOib(oib) } : null;
  const { reason, ...said } = await askVies(
    ctx.held.get(viesOutside),
    { country, prefix, number },
    requester,
  );
  if (said.answer === 'unanswered') ctx.log.warn({ reason }, 'VIES did not answer');
  return insertVatCheck(ctx, {
    number: asked,
    country,
    ...said,
    reason,
    requester: requester && requester.prefix + requester.number,
    cartId,
    askedAt: ctx.now,
  });
}
