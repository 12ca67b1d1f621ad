import { z } from 'zod';
import { limits } from '../../limits.ts';

const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug as staff enter it: lower-case letters, digits and single hyphens, 4 characters or more (EDIT-017, EDIT-018). */
export const Slug = z.string().min(limits.slugMinLength).max(200).regex(form);
