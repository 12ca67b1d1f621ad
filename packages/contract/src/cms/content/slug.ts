import { z } from 'zod';
import { limits } from '../../limits.ts';
import { longestSlug, slugForm } from './slug-fault.ts';

/** A slug as staff enter it: lower-case letters, digits and single hyphens, 4 characters or more (EDIT-017, EDIT-018). */
export const Slug = z.string().min(limits.slugMinLength).max(longestSlug).regex(slugForm);
