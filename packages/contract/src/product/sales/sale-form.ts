import type { FieldRefusal } from '../../envelope.ts';
import { kinds } from '../../resource/kinds.ts';
import { roundings } from '../record/roundings.ts';
import { type SaleKind, saleKinds } from './sale-kinds.ts';

const what = { group: 'what' } as const;
const except = { group: 'except' } as const;
const much = { group: 'much' } as const;
const when = { group: 'when' } as const;

/** What staff fill in of a sale: what is reduced, what is left out, by how much, when. */
export const saleForm = {
  name: kinds.text(150, { isRequired: true, list: 'name' }),
  categoryIds: kinds.references(what),
  tagId: kinds.reference(what),
  brandId: kinds.reference(what),
  search: kinds.optionalText(100, what),
  skus: kinds.entries(100, what),
  exceptTagId: kinds.reference(except),
  exceptSkus: kinds.entries(100, except),
  kind: kinds.choice(saleKinds, { isRequired: true, ...much }),
  value: kinds.money({ isRequired: true, ...much }),
  rounding: kinds.choice(roundings, much),
  floor: kinds.money(much),
  validFrom: kinds.day({ isRequired: true, ...when }),
  validTo: kinds.day({ isRequired: true, ends: true, ...when }),
} as const;

/** What of a sale hangs together. */
export interface SaidSale {
  kind: SaleKind;
  value: number | null;
  validFrom: string | null;
  validTo: string | null;
}

/** What is wrong with a sale by itself, by field; the form asks before it is sent, the platform when it is saved. */
export function saleFaults({ kind, value, validFrom, validTo }: SaidSale): FieldRefusal[] {
  const faults: FieldRefusal[] = [];
  const refuse = (path: string, fault: string, message: string) =>
    faults.push({ path, kind: fault, message });
  if (value === 0) refuse('value', 'range', 'It must be above 0.');
  else if (kind === 'percent' && value !== null && value > 95)
    refuse('value', 'range', 'At most 95 percent.');
  if (validFrom !== null && validTo !== null && Date.parse(validTo) <= Date.parse(validFrom))
    refuse('validTo', 'range', 'A sale cannot end before it begins.');
  return faults;
}
