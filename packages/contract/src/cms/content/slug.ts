import { z } from 'zod';
import { limits } from '../../limits.ts';
import { isReservedSlug } from './reserved-slugs.ts';

const longestSlug = 200;
const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug as staff enter it: lower-case letters, digits and single hyphens, 4 characters or more (EDIT-017, EDIT-018). */
export const Slug = z.string().min(limits.slugMinLength).max(longestSlug).regex(form);

/** Whether a text has the form of a slug; those of an import may be shorter than what staff enter. */
export const isSlugForm = (slug: string): boolean => slug.length <= longestSlug && form.test(slug);

/** What is wrong with a slug that staff enter for a page or post; nothing when it may be tried. */
export function faultOfSlug(slug: string): 'slugMinLength' | 'slugFormat' | 'slugReserved' | undefined {
  if (slug.length < limits.slugMinLength) return 'slugMinLength';
  if (!isSlugForm(slug)) return 'slugFormat';
  return isReservedSlug(slug) ? 'slugReserved' : undefined;
}
