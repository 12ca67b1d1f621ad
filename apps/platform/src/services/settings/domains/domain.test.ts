import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { filterDomains } from '@izlog/contract/settings/filter-domains';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { platformTest as test } from '#test/kit.ts';
import { siteDomains, sites } from '../settings.tables.ts';

const [first, second] = [testSites[1], testSites[2]];

test('[SET-001, SET-004] a domain gives the key, the number and the stores of its site', async ({
  platform,
}) => {
  const config = await platform.call(detectDomain, {}, { headers: { referer: `https://${first.host}/` } });

  expect(config).toMatchObject({
    apiKeyToken: first.apiKey,
    siteID: first.id,
    stores: [
      { language: 'hrv', storeID: 1 },
      { language: 'eng', storeID: 2 },
      { language: 'deu', storeID: 3 },
    ],
  });
});

test('[SET-001] the detection needs no header but the address', async ({ platform }) => {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/v2/domainDetect',
    headers: { customreferer: `https://${second.host}/` },
  });

  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ apiKeyToken: second.apiKey, siteID: second.id });
});

test('[SET-002] an unknown domain is refused with 404', async ({ platform }) => {
  for (const customreferer of ['https://nepoznato.example/', 'nepoznato.example', 'about:blank']) {
    const refusal = await platform.refusal(detectDomain, {}, { headers: { customreferer } });

    expect(refusal).toMatchObject({ status: 404, code: 'SITE_UNKNOWN' });
  }
  expect(await platform.refusal(detectDomain, {})).toMatchObject({ status: 404, code: 'SITE_UNKNOWN' });
});

test('[SET-003] customreferer wins when both are given', async ({ platform }) => {
  const config = await platform.call(
    detectDomain,
    {},
    { headers: { customreferer: `https://${second.host}/x`, referer: `https://${first.host}/` } },
  );

  expect(config.siteID).toBe(second.id);
});

test('the site of a domain answers with and without www and on any port', async ({ platform }) => {
  for (const host of [`www.${second.host}`, `${second.host}:8443`, `WWW.${second.host}:8443`]) {
    const config = await platform.call(detectDomain, {}, { headers: { customreferer: `https://${host}/` } });

    expect(config.siteID).toBe(second.id);
  }
});

test('a fresh installation works on localhost and on an address of the network', async ({ platform }) => {
  for (const address of ['http://localhost:3000/', 'http://192.168.1.20:3000/', 'http://[::1]:3000/']) {
    const config = await platform.call(detectDomain, {}, { headers: { referer: address } });

    expect(config.siteID).toBe(first.id);
  }
});

test('without a default site and with two sites, localhost belongs to neither', async ({ platform }) => {
  const { db } = await platform.ctx();
  await db.update(sites).set({ isDefault: false });
  platform.kernel.sites.forget();

  const refusal = await platform.refusal(detectDomain, {}, { headers: { referer: 'http://localhost/' } });

  expect(refusal.code).toBe('SITE_UNKNOWN');
  await db.update(sites).set({ isDefault: true }).where(eq(sites.id, first.id));
  platform.kernel.sites.forget();
});

test('[SET-005, SET-006] the domain list gives name and address of the calling site with its stores', async ({
  platform,
}) => {
  const { records } = await platform.call(filterDomains, {});

  expect(records).toEqual([
    {
      name: 'Prva trgovina',
      url: `https://${first.host}`,
      siteID: first.id,
      stores: [
        { language: 'hrv', storeID: 1 },
        { language: 'eng', storeID: 2 },
        { language: 'deu', storeID: 3 },
      ],
    },
  ]);
});

test('[SET-005] the domain list is narrowed by name and by siteID', async ({ platform }) => {
  const { db } = await platform.ctx();
  await db
    .insert(siteDomains)
    .values({ siteId: first.id, host: 'd.test', name: 'Drugo ime', url: 'https://d.test' });

  const names = async (input: { name?: string; siteID?: number }) =>
    (await platform.call(filterDomains, input)).records.map(({ name }) => name);

  expect(await names({ name: 'Drugo ime' })).toEqual(['Drugo ime']);
  expect(await names({ name: 'nema' })).toEqual([]);
  expect(await names({ siteID: first.id })).toEqual(['Prva trgovina', 'Drugo ime']);
});

test('[SET-019] the domains of another site are never listed', async ({ platform }) => {
  const { records } = await platform.call(filterDomains, { siteID: second.id });

  expect(records).toEqual([]);
});

test('a new domain of a site is known as soon as the registry forgets', async ({ platform }) => {
  const { db } = await platform.ctx();
  await db
    .insert(siteDomains)
    .values({ siteId: second.id, host: 'novi.test', name: 'Novi', url: 'https://novi.test' });
  platform.kernel.sites.forget();

  const config = await platform.call(detectDomain, {}, { headers: { referer: 'https://novi.test/' } });

  expect(config).toMatchObject({ siteID: second.id, name: 'Novi', url: 'https://novi.test' });
});
