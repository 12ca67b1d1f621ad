/** What a payer wrote so that the money finds its place. */
export type PaymentReference =
  /** Croatian: a model (`HR01`) and what follows it; the number is empty for HR99. */
  | { kind: 'HR'; model: string; number: string }
  /** ISO 11649; whether its check digits fit. */
  | { kind: 'RF'; number: string; isRight: boolean }
  /** Anything else, as it stood. */
  | { kind: 'other'; number: string };

/** Reads a reference as statements have it: `HR012026-000123-6`, `HR00 12-3`, `RF18 5390 0754 7034`; undefined when it says nothing. */
export function paymentReference(text: string): PaymentReference | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain === '' || /^(NOTPROVIDED|NOT PROVIDED|NONREF)$/i.test(plain)) return undefined;
  const croatian = /^HR\s?(\d{2})\s?([\d\s-]*)$/i.exec(plain);
  if (croatian) {
    const number = (croatian[2] ?? '').replaceAll(' ', '');
    return number === '' ? undefined : { kind: 'HR', model: `HR${croatian[1]}`, number };
  }
  const bare = plain.replaceAll(' ', '').toUpperCase();
  if (/^RF\d{2}[A-Z0-9]{1,21}$/.test(bare)) return { kind: 'RF', number: bare, isRight: isRightRf(bare) };
  return { kind: 'other', number: plain };
}

/** ISO 7064 MOD 97-10, with the first four signs at the end. */
function isRightRf(reference: string): boolean {
  let rest = 0;
  for (const sign of reference.slice(4) + reference.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
