import { z } from 'zod';

/** A store of a site: visitors of `language` send `storeID` in the header `store` (I18N-009). */
export const domainStore = z.object({ language: z.string(), storeID: z.int() });

/** What a domain says about its site (SET-004, SET-006, SET-016). */
export const domainConfig = z.object({
  apiKeyToken: z.string().describe('Value of the header apiKey.'),
  siteID: z.int().describe('Value of the header site.'),
  name: z.string(),
  url: z.string().describe('Address of the domain asked for, without a slash at the end.'),
  mainUrl: z
    .string()
    .describe('Main address of the site, without a slash at the end: canonical addresses and mails name it.'),
  stores: z.array(domainStore),
  defaultLanguage: z.string().describe('Three-letter code.'),
  allowedLanguages: z.array(z.string()).describe('Three-letter codes, the default first.'),
  isEcommerce: z.boolean().describe('False: no cart, checkout or prices are shown.'),
  passwordLock: z
    .string()
    .optional()
    .describe(
      'SHA-256 in base64url of the token a visitor of a protected site must show; absent: open to all.',
    ),
});
export type DomainConfig = z.infer<typeof domainConfig>;
