import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const name = z.string().min(1).max(100);
const setting = z.object({ value: z.string() });

/** One setting of the calling staff user; group `global`, key `language` holds the two-letter code (SET-007, I18N-010). */
export const getUserSetting = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/general/user',
  summary: "One of the caller's own settings, by group and key.",
  access: 'staff',
  query: z.object({ group: name, key: name }),
  answer: setting,
  refusals: ['settingUnknown', 'queryParametersMissing'],
});

/** Writes one setting of the calling staff user. */
export const setUserSetting = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/settings/general/user',
  summary: "Writes one of the caller's own settings.",
  access: 'staff',
  body: z.object({ group: name, key: name, value: z.string().max(2000) }),
  answer: setting,
});
