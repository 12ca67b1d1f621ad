/** Who is in every kept shop, beside those of the demonstration. Their passwords open nothing else. */
export const people = {
  colleague: { email: 'kolegica@kept-shop.example', password: 'dvije plave jabuke' },
  customer: { email: 'kupac@kept-shop.example', password: 'tri crvene kruske' },
  guest: { email: 'gost@kept-shop.example' },
} as const;

/** The secret that signs and encrypts in every kept shop. */
export const keptSecret = 'the secret of shops that are kept for tests';
