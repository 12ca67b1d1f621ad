import type { settleReturn as endpoint } from '@izlog/contract/ecommerce/returns/return-staff';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { type Cents, toCents, toDecimal } from '@izlog/contract/money';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { Proposal } from './propose-settlement.ts';
import type { ReturnSettlement } from './return.tables.ts';

type Said = Pick<
  EndpointParsed<typeof endpoint>,
  'way' | 'deductions' | 'withDelivery' | 'reason' | 'isByHand' | 'isHandedOver'
>;

/**
 * What staff settle of a proposal: its sums less what they take off for a loss in value, and for a replacement no money; of
 * the sound pieces, those that were said go back into stock. Refuses (validationFailed) more than was paid for a line, and
 * what is taken off without a reason for the buyer.
 */
export function settlementOf(
  proposal: Proposal,
  lines: ReadonlyArray<{ id: number; restock: number }>,
  { way, deductions, withDelivery, reason, isByHand, isHandedOver }: Said,
): ReturnSettlement {
  const taken = new Map(deductions.map(({ lineId, amount }) => [lineId, toCents(amount)]));
  const isMoney = way === 'money';
  mustFit(proposal, taken, reason, isMoney);
  const own = proposal.lines.map(({ lineId, itemId, quantity, amount }) => ({
    ...{ lineId, itemId, quantity },
    amount: isMoney ? amount - (taken.get(lineId) ?? 0) : 0,
    restocked: Math.min(lines.find(({ id }) => id === lineId)?.restock ?? 0, quantity),
  }));
  const delivery = isMoney && withDelivery ? proposal.delivery : 0;
  const total = own.reduce((sum, { amount }) => sum + amount, delivery);
  return { way, lines: own, delivery, total, reason, isByHand, isHandedOver };
}

/** A deduction names its line, is no more than was paid for it, and says to the buyer why. */
function mustFit(
  proposal: Proposal,
  taken: ReadonlyMap<number, Cents>,
  reason: string,
  isMoney: boolean,
): void {
  const fields: FieldRefusal[] = [];
  for (const [lineId, amount] of taken) {
    const most = isMoney ? (proposal.lines.find((line) => line.lineId === lineId)?.amount ?? 0) : 0;
    if (amount > most)
      fields.push({
        path: `deductions.${lineId}`,
        kind: 'tooLarge',
        message: `At most ${toDecimal(most)} can be taken off this line.`,
      });
  }
  if (reason === '' && [...taken.values()].some((amount) => amount > 0))
    fields.push({
      path: 'reason',
      kind: 'required',
      message: 'The buyer is told why something is taken off.',
    });
  if (fields.length > 0) throw new Refusal('validationFailed', { fields });
}
