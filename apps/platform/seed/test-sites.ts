import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { sessions, users } from '#platform/services/people/account/user.tables.ts';
import { grantRole } from '#platform/services/people/staff/role.queries.ts';
import { siteOptions } from '#platform/services/settings/options/option.tables.ts';
import {
  checkoutSettings,
  currencies,
  siteCurrencies,
  siteDomains,
  sites,
  stores,
} from '#platform/services/settings/settings.tables.ts';

/** One of the two sites of the test database, by its fixed ids. */
export interface TestSite {
  id: number;
  apiKey: string;
  host: string;
  /** Store of the default language, Croatian. */
  storeId: number;
  staffId: number;
  customerId: number;
  /** A login that each of the two has open. */
  staffSession: string;
  customerSession: string;
  /** E-mails of the two people; neither has a password. */
  staffEmail: string;
  customerEmail: string;
}

/** The sites every endpoint test starts with: 1 in Croatian, English and German, 2 in Croatian only (SET-019). */
export const testSites: Record<1 | 2, TestSite> = {
  1: {
    id: 1,
    apiKey: 'test-key-of-site-one',
    host: 'prvi.test',
    storeId: 1,
    staffId: 1,
    customerId: 2,
    staffSession: '00000000-0000-4000-8000-000000000001',
    customerSession: '00000000-0000-4000-8000-000000000002',
    staffEmail: 'osoblje@prvi.test',
    customerEmail: 'kupac@prvi.test',
  },
  2: {
    id: 2,
    apiKey: 'test-key-of-site-two',
    host: 'drugi.test',
    storeId: 4,
    staffId: 3,
    customerId: 4,
    staffSession: '00000000-0000-4000-8000-000000000003',
    customerSession: '00000000-0000-4000-8000-000000000004',
    staffEmail: 'osoblje@drugi.test',
    customerEmail: 'kupac@drugi.test',
  },
};

/** Fills a migrated, empty database with the two test sites and their people; ids are those of `testSites`. */
export async function seedTestSites(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const db = drizzle({ client, casing: 'snake_case' });
  await db.transaction(async (tx) => {
    const [euro, dollar] = await tx
      .insert(currencies)
      .values([
        { code: 'EUR', label: 'euro', symbol: '€' },
        { code: 'USD', label: 'američki dolar', symbol: '$' },
      ])
      .returning({ id: currencies.id });
    if (!euro || !dollar) throw new Error('the currencies were not stored');
    await tx.insert(sites).values([
      {
        name: 'Prva trgovina',
        apiKey: testSites[1].apiKey,
        languages: ['hrv', 'eng', 'deu'],
        mainCurrencyId: euro.id,
        isDefault: true,
      },
      { name: 'Druga trgovina', apiKey: testSites[2].apiKey, languages: ['hrv'], mainCurrencyId: euro.id },
    ]);
    await tx.insert(siteDomains).values([
      { siteId: 1, host: testSites[1].host, name: 'Prva trgovina', url: `https://${testSites[1].host}` },
      { siteId: 2, host: testSites[2].host, name: 'Druga trgovina', url: `https://${testSites[2].host}` },
    ]);
    await tx.insert(stores).values([
      { siteId: 1, language: 'hrv', name: 'Hrvatska' },
      { siteId: 1, language: 'eng', name: 'Croatia' },
      { siteId: 1, language: 'deu', name: 'Kroatien' },
      { siteId: 2, language: 'hrv', name: 'Hrvatska' },
    ]);
    await tx.insert(siteCurrencies).values([
      { siteId: 1, currencyId: euro.id },
      { siteId: 1, currencyId: dollar.id, rate: '1.25' },
      { siteId: 2, currencyId: euro.id },
    ]);
    await tx
      .insert(checkoutSettings)
      .values([{ siteId: 1 }, { siteId: 2, allowedCountries: ['HR', 'SI'], cartType: 2 }]);
    // What a shop lacks before its first order has tests of its own.
    await tx
      .insert(siteOptions)
      .values(
        [1, 2].map((siteId) => ({ siteId, key: 'OpenWithoutLegalTexts', value: 'true', isSecret: true })),
      );
    await tx.insert(users).values([
      {
        siteId: 1,
        email: testSites[1].staffEmail,
        firstName: 'Ana',
        lastName: 'Anić',
        isBackofficeUser: true,
        emailConfirmed: true,
      },
      {
        siteId: 1,
        email: testSites[1].customerEmail,
        firstName: 'Ivo',
        lastName: 'Ivić',
        emailConfirmed: true,
      },
      {
        siteId: 2,
        email: testSites[2].staffEmail,
        firstName: 'Iva',
        lastName: 'Ivić',
        isBackofficeUser: true,
        emailConfirmed: true,
      },
      {
        siteId: 2,
        email: testSites[2].customerEmail,
        firstName: 'Ante',
        lastName: 'Antić',
        emailConfirmed: true,
      },
    ]);
    for (const { id, staffId, staffSession, customerId, customerSession } of Object.values(testSites)) {
      await grantRole(tx, id, staffId, 'owner');
      await tx.insert(sessions).values([
        { id: staffSession, siteId: id, userId: staffId },
        { id: customerSession, siteId: id, userId: customerId },
      ]);
    }
    const [first] = await tx.select().from(sites).where(eq(sites.apiKey, testSites[1].apiKey));
    if (first?.id !== testSites[1].id) throw new Error('the test seed needs an empty database');
  });
  await client.end();
}
