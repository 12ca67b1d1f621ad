import { toCents, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import type { DiscountRow } from './discount-staff.queries.ts';

interface Said {
  value: number;
  minTotal: number | null;
  validFrom: string | null;
  validTo: string | null;
}

/** A discount as it is kept: cents and moments in place of decimals and texts. */
export const savedForm = <S extends Said>(said: S) => ({
  ...said,
  value: toCents(said.value),
  minTotal: said.minTotal === null ? null : toCents(said.minTotal),
  validFrom: said.validFrom === null ? null : new Date(said.validFrom),
  validTo: said.validTo === null ? null : new Date(said.validTo),
});

/** A discount as it is answered, its code left out. */
export function shownDiscount({
  siteId: _siteId,
  updatedAt: _updatedAt,
  code: _code,
  createdAt,
  ...row
}: DiscountRow) {
  return {
    ...row,
    value: toDecimal(row.value),
    minTotal: toDecimalOrNull(row.minTotal),
    validFrom: row.validFrom?.toISOString() ?? null,
    validTo: row.validTo?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
