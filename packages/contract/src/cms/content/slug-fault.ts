import { limits } from '../../limits.ts';
import { isReservedSlug } from './reserved-slugs.ts';

/** Signs that an address of content may have at most. */
export const longestSlug = 200;

/** Lower-case letters, digits and single hyphens (EDIT-018). */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text has the form of a slug; those of an import may be shorter than what staff enter. */
export const isSlugForm = (slug: string): boolean => slug.length <= longestSlug && slugForm.test(slug);

/** What is wrong with a slug that staff enter for a page or post; nothing when it may be tried. */
export function faultOfSlug(slug: string): 'slugMinLength' | 'slugFormat' | 'slugReserved' | undefined {
  if (slug.length < limits.slugMinLength) return 'slugMinLength';
  if (!isSlugForm(slug)) return 'slugFormat';
  return isReservedSlug(slug) ? 'slugReserved' : undefined;
}
