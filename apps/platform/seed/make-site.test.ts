import { createClient } from '@izlog/contract/client';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { consentFilter } from '@izlog/contract/cms/consent-filter';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { gdprConsentFilter } from '@izlog/contract/gdpr/consent-filter';
import { makeSite as makeSiteEndpoint } from '@izlog/contract/settings/new-site';
import { filterJoined } from '@izlog/contract/user/joined/joined-accounts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inProcess } from '#platform/kernel/http/transport.ts';
import { setDomains } from '#platform/services/settings/domains/set-domains.ts';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { makeSite } from './make-site.ts';
import { testSites } from './test-sites.ts';

let sites = 0;

async function newSite(platform: TestPlatform, input: Partial<Parameters<typeof makeSite>[1]>) {
  const surroundings = await platform.ctx();
  const { id, apiKey } = await makeSite(surroundings, {
    name: 'Nova trgovina',
    domains: [`nova-${++sites}.test`],
    ...input,
  });
  // A running shop learns of it by a notification; the test does not wait for that.
  platform.kernel.sites.forget();
  const client = createClient(inProcess(platform.app));
  const call =
    (language: string): typeof client =>
    (endpoint, given) =>
      client(endpoint, given, { headers: { site: String(id), apikey: apiKey, language } });
  return { id, call };
}

test('[SHELL-008, GDPR-001] what header and cookie notice of a new site lead to is there, in each of its languages', async ({
  platform,
}) => {
  const { call } = await newSite(platform, { languages: ['eng', 'deu', 'slv'] });

  const titles: string[] = [];
  for (const language of ['hrv', 'eng', 'deu', 'slv']) {
    for (const slug of ['kontakt', 'politika-privatnosti']) {
      const found = await call(language)(finderDecide, { params: [slug] });
      expect(found, `${slug} ${language}`).toMatchObject({ type: 'page', entity: { slug } });
      // A link to something that is not there has no path.
      expect(JSON.stringify(found)).not.toContain('"path":null');
      titles.push(found.type === 'page' ? String(found.entity.title) : found.type);
    }
  }
  expect(titles).toEqual([
    ...['Kontakt', 'Politika privatnosti', 'Contact', 'Privacy policy'],
    ...['Kontakt', 'Datenschutzerklärung', 'Contact', 'Privacy policy'],
  ]);
});

test('[CMS-004, CMS-010, SHELL-018] a new site has a navigation and a footer with its name', async ({
  platform,
}) => {
  const { call } = await newSite(platform, { languages: ['deu'] });

  const { children } = await call('deu')(navigationTree, { id: 'main' });
  const { elements } = await call('deu')(elementGetByHandlers, { handlers: ['footer'] });

  expect(children).toMatchObject([{ name: 'Shop' }]);
  expect(elements).toMatchObject([
    {
      handler: 'footer-section',
      meta: { copyright: expect.stringMatching(/^© \d{4} Nova trgovina$/) },
      parts: [{ meta: { title: 'Nova trgovina' } }, { slot: 'bottom' }],
    },
  ]);
});

test('[SET-016] a site that only publishes begins with its posts and speaks of no orders', async ({
  platform,
}) => {
  const { call } = await newSite(platform, { isEcommerce: false });

  const { children } = await call('hrv')(navigationTree, { id: 'main' });
  const privacy = await call('hrv')(finderDecide, { params: ['politika-privatnosti'] });

  expect(children).toMatchObject([{ name: 'Objave' }]);
  expect(JSON.stringify(privacy)).not.toContain('račun');
});

test('[SET-001] other addresses of a site take the place of those it had; a taken one changes nothing', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  await newSite(platform, { domains: ['tuda.test'] });
  const { id } = await newSite(platform, { domains: ['stara.test', 'www.stara.test'] });
  const site = { id, name: 'Nova trgovina' };
  const siteOn = async (host: string) => {
    platform.kernel.sites.forget();
    return (await platform.kernel.sites.byHost([host]))?.id;
  };

  await setDomains(db, site, ['http://nova.test:8080', 'www.stara.test']);
  await expect(setDomains(db, site, ['druga.test', 'tuda.test'])).rejects.toMatchObject({
    row: { code: 'VALUE_TAKEN' },
  });

  expect(await siteOn('nova.test:8080')).toBe(id);
  expect(await siteOn('www.stara.test')).toBe(id);
  expect(await siteOn('stara.test')).toBeUndefined();
  expect(await siteOn('druga.test')).toBeUndefined();
});

test('a site that is refused leaves nothing behind', async ({ platform }) => {
  await newSite(platform, { domains: ['zauzeto.test'] });
  const { db } = await platform.ctx();
  const count = async () => (await db.execute('select count(*)::int as n from sites')).rows[0];
  const before = await count();

  await expect(
    newSite(platform, { name: 'Druga', domains: ['druga.test', 'zauzeto.test'] }),
  ).rejects.toMatchObject({ row: { code: 'VALUE_TAKEN' } });
  await expect(newSite(platform, { domains: ['treca.test'], defaultLanguage: 'hr' })).rejects.toMatchObject({
    row: { code: 'VALIDATION_FAILED' },
    payload: {
      fields: [{ path: 'defaultLanguage', message: expect.stringMatching(/^hr is no code of a language: /) }],
    },
  });
  expect(await count()).toEqual(before);
});

const drafted = [
  ['hrv', 'uvjeti-kupnje', 'pravo-na-raskid', 'dostava-i-placanje', 'prigovori', 'kolacici', 'impressum'],
  ['eng', 'terms-of-sale', 'right-of-withdrawal', 'delivery-and-payment', 'complaints', 'cookies', 'imprint'],
  [
    'deu',
    'verkaufsbedingungen',
    'widerrufsrecht',
    'lieferung-und-zahlung',
    'beschwerden',
    'cookies',
    'impressum',
  ],
] as const;

test('[GDPR-001, CMS-024] a new shop has drafts of what the law wants in its languages, which no visitor sees until they are published', async ({
  platform,
}) => {
  const { id, call } = await newSite(platform, { languages: ['eng', 'deu'] });
  const { db } = await platform.ctx();
  const footer = async (language: string) => {
    const { elements } = await call(language)(elementGetByHandlers, { handlers: ['footer'] });
    return JSON.stringify(elements);
  };

  for (const [language, ...slugs] of drafted) {
    for (const slug of slugs) {
      await expect(call(language)(finderDecide, { params: [slug] })).rejects.toMatchObject({ status: 404 });
      expect(await footer(language)).not.toContain(`/${slug}"`);
    }
  }
  await db.execute(
    `update content_live set published_at = now() where site_id = ${id} and published_at is null and slug is not null`,
  );

  for (const [language, ...slugs] of drafted) {
    for (const slug of slugs) {
      const found = await call(language)(finderDecide, { params: [slug] });
      expect(found, `${language} ${slug}`).toMatchObject({ type: 'page', entity: { slug } });
      expect(JSON.stringify(found)).not.toContain('"formattedPath":null');
      expect(await footer(language)).toContain(`/${slug}"`);
    }
  }
});

test('[CMS-026] the drafts name the seller by the options of the site, and follow a change of them', async ({
  platform,
}) => {
  const { id, call } = await newSite(platform, { languages: ['eng'] });
  const site = await platform.kernel.sites.byId(id);
  if (!site) throw new Error('the site is gone');
  const ctx = { ...(await platform.ctx()), site };
  const policy = async (language: string) =>
    JSON.stringify(await call(language)(finderDecide, { params: ['politika-privatnosti'] }));

  const before = await policy('hrv');
  await setOption(ctx, { key: 'CompanyName', value: 'Primjer d.o.o.' });
  await setOption(ctx, { key: 'CompanyStreet', value: 'Ilica 1' });
  await setOption(ctx, { key: 'CompanyTown', value: '10000 Zagreb' });
  const after = await policy('eng');

  expect(before).not.toContain('Company');
  expect(before).not.toContain('E-pošta:');
  expect(after).toContain('Primjer d.o.o., Ilica 1, 10000 Zagreb');
  expect(after).not.toContain('{Company');
});

test('[GDPR-005, CMS-041] whoever orders in a new shop has to accept its terms; a site that only publishes asks for nothing', async ({
  platform,
}) => {
  const shop = await newSite(platform, { languages: ['eng'] });
  const magazine = await newSite(platform, { isEcommerce: false });

  const { records } = await shop.call('eng')(gdprConsentFilter, { limit: 100 });
  const asked = await shop.call('eng')(consentFilter, { assigned_to: 'checkoutForm' });
  const none = await magazine.call('hrv')(gdprConsentFilter, { limit: 100 });

  expect(records).toMatchObject([
    { uniqueNumber: 'UVJETI', displayName: expect.stringContaining('<a href="/en/terms-of-sale">') },
  ]);
  expect(asked.records).toEqual([
    { assigned_to: 'checkoutForm', consents: ['UVJETI'], requiredConsents: ['UVJETI'] },
  ]);
  expect(none.records).toEqual([]);
});

test('[OFFICE-01] whoever runs the main site makes another one in the back office and is its owner; others do not', async ({
  platform,
}) => {
  const staff = { as: 'staff' } as const;
  const wanted = { name: 'Druga trgovina', address: 'druga-moja.localhost', defaultLanguage: 'hrv' };
  const refused = (input: object, options: object = staff) =>
    platform.refusal(makeSiteEndpoint, { ...wanted, ...input }, options);

  const made = await platform.call(makeSiteEndpoint, { ...wanted, askedAt: 'prvi.test:3000' }, staff);
  expect(made.address).toBe('http://druga-moja.localhost:3000');
  const { db } = platform.kernel.database;
  const people = await db.execute(sql`
    select u.email, r.key from users u
      join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id
     where u.site_id = ${made.id}`);
  expect(people.rows).toEqual([{ email: testSites[1].staffEmail, key: 'owner' }]);
  platform.kernel.sites.forget();
  const { records } = await platform.call(filterJoined, {}, staff);
  expect(records).toMatchObject([{ site: wanted.name, email: testSites[1].staffEmail, isOpen: true }]);

  expect(await refused({})).toMatchObject({ status: 409 });
  expect(await refused({ address: 'nije adresa' })).toMatchObject({ status: 400 });
  expect(await refused({ address: 'treca.test', currency: 'XYZ' })).toMatchObject({ status: 400 });
  expect(await refused({ address: 'treca.test' }, { ...staff, site: 2 })).toMatchObject({
    code: 'FORBIDDEN',
  });
  await db.execute(sql`update sessions set created_at = now() - interval '1 hour', proved_at = null`);
  expect(await refused({ address: 'treca.test' })).toMatchObject({ code: 'PROOF_REQUIRED' });
});
