import type { Text } from './shape.ts';

const letters: Record<string, string> = { đ: 'd', ß: 'ss', ä: 'ae', ö: 'oe', ü: 'ue' };

/** Turns a name into a slug of small letters, digits and hyphens; Croatian and German letters lose their marks. */
export function slugFromName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[đßäöü]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Slugs for every language that a name has. */
export function slugsFromName(name: Text): Text {
  const slugs: Text = { hr: slugFromName(name.hr) };
  if (name.en) slugs.en = slugFromName(name.en);
  if (name.de) slugs.de = slugFromName(name.de);
  return slugs;
}
