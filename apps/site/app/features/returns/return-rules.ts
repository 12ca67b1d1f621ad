import {
  emailLength,
  orderNumberLength,
  returnMessageLength,
  withdrawerNameLength,
} from '@izlog/contract/field-lengths';
import {
  email,
  type Fault,
  type FormRules,
  maxLength,
  type ReadField,
  required,
} from '#site/kit/forms/rules.ts';

/** Number of the order and the e-mail it was placed with. */
export const findRules: FormRules = {
  orderSlug: [required, maxLength(orderNumberLength)],
  email: [required, email, maxLength(emailLength)],
};

/** Names of the fields of a line. */
export const lineField = (id: number): string => `line.${id}`;
export const quantityField = (id: number): string => `quantity.${id}`;

/** What comes back, why, and who says so. */
export function announceRules(lines: ReadonlyArray<{ id: number; quantity: number }>): FormRules {
  const open = lines.filter(({ quantity }) => quantity > 0);
  return {
    name: [required, maxLength(withdrawerNameLength)],
    contactEmail: [required, email, maxLength(emailLength)],
    reason: [required],
    message: [
      maxLength(returnMessageLength),
      (value, read) =>
        read('reason') !== 'withdrawal' && value.trim() === '' ? { key: 'returns.sayWhat' } : undefined,
    ],
    lines: [
      (_, read) =>
        open.some(({ id }) => read(lineField(id)) !== '') ? undefined : { key: 'withdrawal.noLine' },
    ],
    ...Object.fromEntries(
      open.map(({ id, quantity }) => [
        quantityField(id),
        [(_: string, read: ReadField): Fault | undefined => wrongQuantity(read, id, quantity)],
      ]),
    ),
  };
}

function wrongQuantity(read: ReadField, id: number, most: number): Fault | undefined {
  if (read(lineField(id)) === '') return undefined;
  const quantity = quantityOf(read, id, most);
  const isRight = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= most;
  return isRight ? undefined : { key: 'withdrawal.wrongQuantity', values: { count: most } };
}

/** How many pieces of a line come back; a single piece has no field of its own. */
export function quantityOf(read: ReadField, id: number, most: number): number {
  const text = read(quantityField(id)).trim();
  return most === 1 && text === '' ? 1 : Number(text === '' ? Number.NaN : text);
}
