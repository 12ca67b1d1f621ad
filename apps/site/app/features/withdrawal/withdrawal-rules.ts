import { emailLength, orderNumberLength, withdrawerNameLength } from '@izlog/contract/field-lengths';
import type { Fault, FormRules, ReadField } from '#site/kit/forms/rules.ts';
import { email, maxLength, required } from '#site/kit/forms/rules.ts';

/** Number of the order and the e-mail it was placed with. */
export const findRules: FormRules = {
  orderSlug: [required, maxLength(orderNumberLength)],
  email: [required, email, maxLength(emailLength)],
};

/** The number alone, to which the link is mailed. */
export const linkRules: FormRules = { orderSlug: [required, maxLength(orderNumberLength)] };

/** Names of the fields of a line. */
export const lineField = (id: number): string => `line.${id}`;
export const quantityField = (id: number): string => `quantity.${id}`;

/** Who declares, where the acknowledgement goes and at least one line, each with pieces that are there. */
export function statementRules(lines: ReadonlyArray<{ id: number; quantity: number }>): FormRules {
  const open = lines.filter(({ quantity }) => quantity > 0);
  const rules: Record<string, FormRules[string]> = {
    name: [required, maxLength(withdrawerNameLength)],
    contactEmail: [required, email, maxLength(emailLength)],
    lines: [
      (_, read) =>
        open.some(({ id }) => read(lineField(id)) !== '') ? undefined : { key: 'withdrawal.noLine' },
    ],
  };
  for (const { id, quantity } of open) {
    rules[quantityField(id)] = [(_, read) => wrongQuantity(read, id, quantity)];
  }
  return rules;
}

function wrongQuantity(read: ReadField, id: number, most: number): Fault | undefined {
  if (read(lineField(id)) === '') return undefined;
  const quantities = quantitiesOf(read, id, most);
  const isRight = Number.isSafeInteger(quantities) && quantities >= 1 && quantities <= most;
  return isRight ? undefined : { key: 'withdrawal.wrongQuantity', values: { count: most } };
}

/** How many pieces of a line are declared; a single piece has no field of its own. */
export function quantitiesOf(read: ReadField, id: number, most: number): number {
  const text = read(quantityField(id)).trim();
  return most === 1 && text === '' ? 1 : Number(text === '' ? Number.NaN : text);
}
