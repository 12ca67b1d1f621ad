import { getAddresses, saveAddresses } from '@izlog/contract/settings/addresses';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { makeSite } from '@izlog/contract/settings/new-site';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { siteDomains } from '../settings.tables.ts';
import { mainAddress } from './main-address.ts';
import { notePublicUrl } from './public-url.ts';

const publicUrl = 'https://www.moja-trgovina.example';
const test = platformTestWith({ PUBLIC_URL: publicUrl });
const staff = { as: 'staff' } as const;

const kindOf = ({ payload }: { payload: unknown }) =>
  (payload as { fields?: Array<{ kind: string }> })?.fields?.[0]?.kind;

async function addressOf(platform: TestPlatform, site: 1 | 2) {
  platform.kernel.sites.forget();
  return mainAddress(platform.kernel, (await platform.ctx({ site })).site);
}

test('the host of PUBLIC_URL belongs to the default site without being registered', async ({ platform }) => {
  const detect = (referer: string) => platform.call(detectDomain, {}, { headers: { referer } });

  expect((await detect('https://www.moja-trgovina.example/shop')).siteID).toBe(1);
  expect((await detect('https://moja-trgovina.example/')).siteID).toBe(1);
  await expect(detect('https://tuda-trgovina.example/')).rejects.toMatchObject({ status: 404 });
});

test('[SET-001] nobody but the main site gets the host of PUBLIC_URL, in no form, neither by saving nor with a new site', async ({
  platform,
}) => {
  const { addresses } = await platform.call(getAddresses, {}, { ...staff, site: 2 });

  for (const form of ['moja-trgovina.example', 'www.moja-trgovina.example:444', 'MOJA-trgovina.example.']) {
    const save = { addresses: [...addresses, form] };
    expect(kindOf(await platform.refusal(saveAddresses, save, { ...staff, site: 2 }))).toBe('ofMain');
    const made = { name: 'Tuđa', address: form, defaultLanguage: 'hrv' };
    expect(kindOf(await platform.refusal(makeSite, made, staff))).toBe('ofMain');
  }
});

test('[SET-019] PUBLIC_URL is written down at a start, as the main address when it is new; then the owner orders them', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const own = `https://${testSites[1].host}`;
  // Before the first start with it: the same, so that nothing changes by being written down.
  expect(await addressOf(platform, 1)).toBe(publicUrl);

  expect(await notePublicUrl(db, publicUrl)).toBeUndefined();
  expect((await platform.call(getAddresses, {}, staff)).addresses).toEqual([publicUrl, own]);
  expect(await addressOf(platform, 1)).toBe(publicUrl);

  // Mails name what the owner put first, also after another start; PUBLIC_URL cannot be given away.
  const saved = await platform.call(saveAddresses, { addresses: [own] }, staff);
  expect(saved.addresses).toEqual([own, publicUrl]);
  expect(await notePublicUrl(db, publicUrl)).toBeUndefined();
  expect(await addressOf(platform, 1)).toBe(own);
  // What a trial calls itself is no address for mails of a shop that has one.
  expect(await notePublicUrl(db, 'http://localhost:3000')).toBeUndefined();
  expect((await platform.call(getAddresses, {}, staff)).addresses).toEqual([own, publicUrl]);
});

test('[SET-019] mails of the main site never name an address that leads to another site, whatever PUBLIC_URL says', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  await db.delete(siteDomains).where(eq(siteDomains.url, publicUrl));
  // As it may stand since before the rule.
  await db.insert(siteDomains).values({
    siteId: 2,
    host: 'moja-trgovina.example',
    name: 'Druga',
    url: 'https://moja-trgovina.example',
  });

  expect(await notePublicUrl(db, publicUrl)).toBe('Druga trgovina');
  expect(await addressOf(platform, 1)).toBe(`https://${testSites[1].host}`);
  await db.delete(siteDomains).where(eq(siteDomains.siteId, 1));
  expect(await addressOf(platform, 1)).toBe(`http://localhost:${platform.env.PORT}`);
});
