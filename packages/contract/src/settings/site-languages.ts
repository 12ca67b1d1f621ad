import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { findLanguage } from '../languages.ts';

const code = z
  .string()
  .length(3)
  .refine((one) => findLanguage(one)?.code === one, 'Unknown language code.');

const languages = {
  languages: z.array(code).min(1).max(79).describe('Three-letter codes that visitors may choose.'),
  defaultLanguage: code.describe('One of them: the language of addresses without a prefix.'),
};

/**
 * Says in which languages the site is (I18N-006). One that is removed keeps its words; one that is new has a store from
 * then on, and lists with its words as soon as they are rewritten. A default language in which something public has no
 * words is refused: every other language falls back on it.
 */
export const languageUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/settings/language/update',
  summary: 'Sets the languages of the site and the default one.',
  access: { staff: 'settings.edit' },
  body: z.object(languages),
  answer: z.object(languages),
});
