/**
 * Words that claim something about the environment (Directive (EU) 2024/825: generic claims, and neutrality by offsetting), by
 * two-letter language: stems, as parts of a pattern of PostgreSQL, where `\\y` is the edge of a word. A short list that asks is
 * better than a long one that cries.
 */
export const greenWords = {
  eco: {
    hr: [
      '\\yeko\\y',
      '\\yeko-',
      'ekološk',
      'prijateljsk[[:alpha:]]* (za|prema) okoliš',
      'okolišno prihvatljiv',
      'zelen[[:alpha:]]* proizvod',
    ],
    en: [
      '\\yeco\\y',
      '\\yeco-',
      'eco-?friendly',
      'environmentally friendly',
      'earth-friendly',
      'green product',
    ],
    de: ['\\yöko(?!nom)', 'ökologisch', 'umweltfreundlich', 'umweltschonend', 'umweltgerecht'],
  },
  climateNeutral: {
    hr: ['klimatski neutral', 'ugljično neutral', 'co2[- ]neutral', 'bez ugljičnog otiska', 'nulta emisij'],
    en: ['climate[- ]neutral', 'carbon[- ]neutral', 'co2[- ]neutral', 'net[- ]zero', 'zero emission'],
    de: ['klimaneutral', 'co2[- ]neutral', 'emissionsfrei', 'klimapositiv'],
  },
  biodegradable: {
    hr: ['biorazgradiv', 'kompostabil', 'razgradiv[[:alpha:]]* u prirodi'],
    en: ['biodegradable', 'compostable'],
    de: ['biologisch abbaubar', 'kompostierbar'],
  },
  sustainable: {
    hr: ['\\yodrživ(o|a|i|e|og|om|ih|im|u)?\\y'],
    en: ['\\ysustainabl'],
    de: ['nachhaltig'],
  },
  natural: {
    hr: ['100 ?% prirod', 'potpuno prirod'],
    en: ['100 ?% natural', 'all[- ]natural'],
    de: ['100 ?% natürlich', 'rein natürlich'],
  },
} as const satisfies Record<string, Record<'hr' | 'en' | 'de', readonly string[]>>;

/** A kind of claim, by which it is marked. */
export type GreenClaim = keyof typeof greenWords;
export const greenClaims = Object.keys(greenWords) as GreenClaim[];

/** The pattern of a claim in every language: a text may quote another. Of PostgreSQL, without regard to case. */
export const patternOfClaim = (claim: GreenClaim): string =>
  Object.values(greenWords[claim]).flat().join('|');
