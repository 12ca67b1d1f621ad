import { randomBytes } from 'node:crypto';
import { findLanguage } from '@izlog/contract/languages';
import { z } from 'zod';
import type { Db } from '#platform/kernel/database/db.ts';
import { fieldsOf } from '#platform/kernel/http/field-refusals.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { notifyTags } from '#platform/kernel/tags.ts';
import { addDomain, holdDomains } from './domains/add-domain.ts';
import { checkoutSettings, siteCurrencies, sites, stores } from './settings.tables.ts';
import { currencyId } from './shop/known-currency.ts';

const language = z
  .string()
  // 'hr' is found too, and would be kept as a language that nothing else knows.
  .refine((one) => findLanguage(one)?.code === one, {
    error: ({ input }) => `${input} is no code of a language: three letters, such as hrv or eng.`,
  });

const newSite = z.object({
  name: z.string().trim().min(1).max(200),
  /** Addresses or hosts, the main one first. */
  domains: z.array(z.string().min(1)).min(1),
  defaultLanguage: language.default('hrv'),
  languages: z.array(language).default([]),
  /** ISO 4217 code. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'It must be a code of three capital letters, such as EUR.')
    .default('EUR'),
  isDefault: z.boolean().default(false),
  /** False for a site that only publishes (SET-016). */
  isEcommerce: z.boolean().default(true),
});

/**
 * Makes a site with its domains, a store for each language, its currency and checkout settings. Refuses with
 * validationFailed (also for a domain that another site has, or that belongs to the main one as `publicUrl` does). Running
 * shops learn of it at commit. Returns its id and the apiKey of its clients.
 */
export async function createSite(
  db: Db,
  input: z.input<typeof newSite>,
  publicUrl?: string,
): Promise<{ id: number; apiKey: string }> {
  const parsed = newSite.safeParse(input);
  if (!parsed.success) throw new Refusal('validationFailed', { fields: fieldsOf(parsed.error, input) });
  const { name, domains, defaultLanguage, currency, isDefault, isEcommerce } = parsed.data;
  const languages = [...new Set([defaultLanguage, ...parsed.data.languages])];
  const apiKey = randomBytes(24).toString('base64url');
  return db.transaction(async (tx) => {
    const mainCurrencyId = await currencyId(tx, currency);
    const [site] = await tx
      .insert(sites)
      .values({ name, apiKey, defaultLanguage, languages, mainCurrencyId, isDefault, isEcommerce })
      .returning({ id: sites.id });
    if (!site) throw new Error('the site was not stored');
    await holdDomains(tx);
    for (const domain of domains)
      await addDomain(tx, { siteId: site.id, name, domain, path: 'domains', publicUrl });
    await tx.insert(stores).values(languages.map((language) => ({ siteId: site.id, language, name })));
    await tx.insert(siteCurrencies).values({ siteId: site.id, currencyId: mainCurrencyId });
    await tx.insert(checkoutSettings).values({ siteId: site.id });
    await notifyTags(tx, site.id, ['site']);
    return { id: site.id, apiKey };
  });
}
