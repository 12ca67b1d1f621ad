import type { BankLine, takeBankStatements } from '@izlog/contract/ecommerce/bank/bank-statements';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { StaffKey } from '#site/i18n/messages.ts';

/** What files were answered: what was read of each, and what was not and why. */
export interface StatementsAnswer {
  refusedForm?: StaffKey;
  answer?: EndpointAnswer<typeof takeBankStatements>;
}

/** An IBAN in groups of four, as people compare it. */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');

/** What differs between a movement and what is left to pay of the order it names. */
export function differenceOf({ amount, orders }: Pick<BankLine, 'amount' | 'orders'>): number {
  const [order] = orders;
  return order ? Math.abs(Math.round(amount * 100) - Math.round(order.rest * 100)) / 100 : 0;
}

/** Names of the two forms of a movement: what is proposed, and what a person decides otherwise. */
export const lineForm = {
  proposed: (id: number) => `line-${id}`,
  other: (id: number) => `other-${id}`,
};

/** Names of the fields of a refund that is to go out by transfer. */
export const refundField = {
  chosen: (id: number) => `chosen.${id}`,
  name: (id: number) => `name.${id}`,
  iban: (id: number) => `iban.${id}`,
};
