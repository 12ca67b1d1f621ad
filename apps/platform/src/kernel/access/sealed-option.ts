import type { Secrets } from './secrets.ts';

/** Stands before the value of a secret option that is sealed; one without it is as it was typed. */
export const sealedMark = 'sealed:1:';

/** Whose option it is. */
export interface OptionPlace {
  siteId: number;
  key: string;
}

/** What a sealed option is bound to: it cannot be moved to another site or option. */
const placeOf = ({ siteId, key }: OptionPlace): string => `option ${siteId} ${key}`;

/** Whether the value of an option is sealed. */
export const isSealed = (value: string | null | undefined): value is string =>
  value?.startsWith(sealedMark) ?? false;

/**
 * The value of an option as it was typed, sealed or not. What was sealed under another APP_SECRET stays as it is: no
 * password matches it, no provider takes it, and the doctor tells of it; the rest of the shop goes on.
 */
export function openOption<V extends string | null | undefined>(
  secrets: Pick<Secrets, 'decrypt'>,
  place: OptionPlace,
  value: V,
): V | string {
  if (!isSealed(value)) return value;
  try {
    return secrets.decrypt(value.slice(sealedMark.length), placeOf(place));
  } catch {
    return value;
  }
}

/** The value of a secret option as only this installation can read it. */
export const sealOption = (secrets: Pick<Secrets, 'encrypt'>, place: OptionPlace, value: string): string =>
  `${sealedMark}${secrets.encrypt(value, placeOf(place))}`;
