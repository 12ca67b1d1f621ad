const characters: Record<string, string> = {
  đ: 'd',
  ß: 'ss',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
};
const longest = 200;

/**
 * A slug of small letters, digits and single hyphens from a name, at most 200 characters; `fallback` (such as `product-12`)
 * serves for names without a letter that can be kept.
 */
export function slugFromName(name: string, fallback: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[đßäöüæøł]/g, (letter) => characters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return slug === '' ? fallback : slug;
}
