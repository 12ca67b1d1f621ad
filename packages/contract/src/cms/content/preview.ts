import { z } from 'zod';

/** Staff with `content.edit` also see what is not public when they ask for it (CMS-024); others may ask in vain. */
export const preview = z
  .union([z.boolean(), z.stringbool()])
  .optional()
  .describe('true: staff also see what is not published.');
