import anyAscii from 'any-ascii';

/** Letters that those who write them write otherwise in addresses than the tables of all scripts have them. */
const spellings: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
};
/** Cyrillic of Serbian, Bosnian and Macedonian, as their Latin letters without marks. */
const south: Record<string, string> = {
  ...{ ђ: 'd', ж: 'z', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ц: 'c', ч: 'c', џ: 'dz', ш: 's', х: 'h' },
  ...{ ѓ: 'g', ќ: 'k', ѕ: 'dz' },
};
/** Letters of the other languages written in Cyrillic. */
const isEast = /[ыэёіїєґўйщъьюя]/;
const longest = 200;

/**
 * The one way to a slug: small letters, digits and single hyphens from a name in any script, at most `most` signs;
 * `fallback` (such as `product-12`) serves for names of which nothing can be said in these. The scripts are written in
 * Latin by any-ascii; German, Croatian and Serbian as those who write them do.
 */
export function slugFromName(name: string, fallback: string, most = longest): string {
  const small = name.normalize('NFC').toLowerCase().normalize('NFC');
  const own = isEast.test(small) ? spellings : { ...spellings, ...south };
  const latin = small
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(/[äöüßѐ-џ]/g, (letter) => own[letter] ?? letter)
    .replaceAll(/[а-я]/g, (letter) => own[letter] ?? letter);
  const slug = anyAscii(latin)
    .toLowerCase()
    .replaceAll(/['`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, most)
    .replace(/-$/, '');
  return slug === '' ? fallback : slug;
}
