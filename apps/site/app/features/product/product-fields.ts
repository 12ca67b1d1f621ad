import type { VariantChoice } from '@izlog/contract/product/choices/find-variant';
import type { ProductFields } from './product-view.ts';

/** Names of the fields of a purchase, in forms and in the address of a page that shows a choice. */
export const fieldNames = {
  variant: 'variant',
  quantity: 'qty',
  cartItem: 'cartItemId',
  axis: (attributeID: number) => `axis.${attributeID}`,
  answer: (title: string) => `personalization.${title}`,
  member: (memberId: number, attributeID: number) => `member.${memberId}.axis.${attributeID}`,
} as const;

type Fields = Pick<FormData | URLSearchParams, 'get' | 'getAll'> & Iterable<[string, unknown]>;

/** What a form or an address says of a purchase; answers that are no text (files) are left out. */
export function readProductFields(fields: Fields): ProductFields {
  const answers: Record<string, string | string[]> = {};
  const prefix = fieldNames.answer('');
  for (const [name, value] of fields) {
    if (!name.startsWith(prefix) || typeof value !== 'string' || value === '') continue;
    const title = name.slice(prefix.length);
    const known = Object.hasOwn(answers, title) ? answers[title] : undefined;
    answers[title] = known === undefined ? value : [known, value].flat();
  }
  return {
    choice: readChoice(fields, 'axis.'),
    answers,
    quantity: textOf(fields.get(fieldNames.quantity)) ?? '',
  };
}

/** The values chosen on the axes of a member of a bundle. */
export function readMemberChoice(fields: Fields, memberId: number): VariantChoice {
  return readChoice(fields, `member.${memberId}.axis.`);
}

function readChoice(fields: Fields, prefix: string): VariantChoice {
  const choice: Record<number, number> = {};
  for (const [name, value] of fields) {
    if (!name.startsWith(prefix)) continue;
    const [attributeID, id] = [Number(name.slice(prefix.length)), Number(value)];
    if (Number.isSafeInteger(attributeID) && Number.isSafeInteger(id) && id > 0) choice[attributeID] = id;
  }
  return choice;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
