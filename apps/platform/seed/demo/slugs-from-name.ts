import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import type { Text } from './shape.ts';

/** Slugs for every language that a name has. */
export function slugsFromName(name: Text): Text {
  const slugs: Text = { hr: slugFromName(name.hr, '') };
  if (name.en) slugs.en = slugFromName(name.en, '');
  if (name.de) slugs.de = slugFromName(name.de, '');
  return slugs;
}
