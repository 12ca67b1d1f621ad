import { getAddresses, saveAddresses } from '@izlog/contract/settings/addresses';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { siteDomains } from '../settings.tables.ts';

const staff = { as: 'staff' } as const;

test('[SET-019, OFFICE-07] the owner gives the shop another address; nobody locks himself out, and no address is taken from another site', async ({
  platform,
}) => {
  const { 1: site, 2: other } = testSites;
  const { addresses, revision } = await platform.call(getAddresses, {}, staff);
  const save = (input: object) => platform.call(saveAddresses, { addresses, ...input }, staff);
  const refused = async (input: object) => {
    const { status, payload } = await platform.refusal(saveAddresses, { addresses, ...input }, staff);
    return { status, kind: (payload as { fields?: Array<{ kind: string }> })?.fields?.[0]?.kind };
  };

  const saved = await save({
    addresses: ['https://www.vrelo.example/', 'vrelo.example/trgovina', 'www.vrelo.example', ...addresses],
    askedAt: 'vrelo.example',
    revision,
  });
  expect(saved.addresses).toEqual(['https://www.vrelo.example', 'https://vrelo.example', ...addresses]);
  // A running shop learns of it by a notification; the test does not wait for that.
  platform.kernel.sites.forget();
  const found = await platform.call(detectDomain, {}, { headers: { customreferer: 'vrelo.example' } });
  expect(found.siteID).toBe(site.id);

  // Anyone who sends what was read has changed nothing; who changed it too is told of the colleague.
  expect((await save({ revision })).addresses).toEqual(saved.addresses);
  expect(await refused({ addresses: ['treca.example'], revision })).toMatchObject({ status: 409 });
  expect(await refused({ askedAt: 'www.drugdje.example' })).toEqual({ status: 400, kind: 'current' });
  expect(await refused({ addresses: ['nije adresa'] })).toEqual({ status: 400, kind: 'domain' });
  expect(await refused({ addresses: [other.host] })).toEqual({ status: 409, kind: 'taken' });
  expect(await refused({ addresses: [] })).toMatchObject({ status: 400 });
  expect((await platform.call(getAddresses, {}, staff)).addresses).toEqual(saved.addresses);
});

test('[SET-001, SET-019] no site takes an address of another in any form, nor what belongs to the main site', async ({
  platform,
}) => {
  const main = testSites[1];
  const own = (await platform.call(getAddresses, {}, { ...staff, site: 2 })).addresses;
  const kindFor = async (address: string) => {
    const { payload } = await platform.refusal(
      saveAddresses,
      { addresses: [...own, address] },
      { ...staff, site: 2 },
    );
    return (payload as { fields?: Array<{ kind: string }> })?.fields?.[0]?.kind;
  };

  for (const address of [
    `www.${main.host}`,
    `http://${main.host}`,
    `https://${main.host}:8443`,
    `https://www.${main.host}:8443/prijava`,
    `${main.host}.`,
    `www.${main.host}..`,
    main.host.toUpperCase(),
    `WWW.WWW.${main.host}`,
    `https://ana@${main.host}`,
  ])
    expect([address, await kindFor(address)]).toEqual([address, 'taken']);
  for (const address of [
    '127.0.0.1',
    'http://0x7f.1',
    'http://2130706433:3000',
    'http://[::1]:3000',
    '10.0.0.7',
    'localhost',
    'localhost:3000',
    'trgovina',
    'trgovina.local',
  ])
    expect([address, await kindFor(address)]).toEqual([address, 'ofMain']);
  for (const address of ['a..hr', '*.primjer.hr', 'https://', 'ftp://primjer.hr'])
    expect([address, await kindFor(address)]).toEqual([address, 'domain']);
  const free = { addresses: [...own, 'moja.localhost:3000', 'šibenik.example', 'www.šibenik.example'] };
  expect((await platform.call(saveAddresses, free, { ...staff, site: 2 })).addresses).toHaveLength(
    own.length + 3,
  );
  // The same forms the other way round: what the second has first, the main one does not take either.
  expect(await refusedMain(platform, 'WWW.xn--ibenik-9jb.example:81')).toBe('taken');
  await platform.call(saveAddresses, { addresses: own }, { ...staff, site: 2 });
});

test('[SET-001] of two sites that want one address at once one has it', async ({ platform }) => {
  const before = await Promise.all(
    ([1, 2] as const).map((site) => platform.call(getAddresses, {}, { ...staff, site })),
  );
  const answers = await Promise.allSettled(
    ([1, 2, 1, 2] as const).map((site) =>
      platform.call(
        saveAddresses,
        {
          addresses: [
            ...(before[site - 1]?.addresses ?? []),
            site === 1 ? 'zajednicka.example' : 'www.zajednicka.example',
          ],
        },
        { ...staff, site },
      ),
    ),
  );
  const now = await Promise.all(
    ([1, 2] as const).map((site) => platform.call(getAddresses, {}, { ...staff, site })),
  );

  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(now.flatMap(({ addresses }) => addresses).filter((one) => one.includes('zajednicka'))).toHaveLength(
    1,
  );
});

test('[SET-001] a site that has had another form of an address since before the rule keeps it when it saves the others', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { addresses } = await platform.call(getAddresses, {}, { ...staff, site: 2 });
  const legacy = `https://www.${testSites[1].host}:8443`;
  await db
    .insert(siteDomains)
    .values({ siteId: 2, host: `www.${testSites[1].host}:8443`, name: 'od prije', url: legacy });

  const saved = await platform.call(
    saveAddresses,
    { addresses: [...addresses, legacy, 'nova-druga.example'] },
    { ...staff, site: 2 },
  );

  expect(saved.addresses).toEqual([...addresses, legacy, 'https://nova-druga.example']);
  const { addresses: less } = await platform.call(saveAddresses, { addresses }, { ...staff, site: 2 });
  expect(less).toEqual(addresses);
  const again = await platform.refusal(saveAddresses, { addresses: [legacy] }, { ...staff, site: 2 });
  expect(again.status).toBe(409);
});

async function refusedMain(platform: TestPlatform, address: string) {
  const { addresses } = await platform.call(getAddresses, {}, staff);
  const { payload } = await platform.refusal(saveAddresses, { addresses: [...addresses, address] }, staff);
  return (payload as { fields?: Array<{ kind: string }> })?.fields?.[0]?.kind;
}

test('[SET-001] whoever owns a site hears by mail, in its language, of an address that it lost, and of none that it keeps in another form', async ({
  platform,
}) => {
  const { addresses: own } = await platform.call(getAddresses, {}, staff);
  const mails = () => mailsTo(platform, testSites[1].staffEmail);
  const before = (await mails()).length;
  await platform.call(saveAddresses, { addresses: [...own, 'www.izgubljena.example'] }, staff);
  await platform.call(saveAddresses, { addresses: [...own, 'izgubljena.example'] }, staff);
  expect(await mails()).toHaveLength(before);

  await platform.call(saveAddresses, { addresses: own }, staff);

  const told = (await mails()).slice(before);
  expect(told).toMatchObject([
    { template: 'addressLost', language: 'hr', data: { addresses: 'izgubljena.example' } },
  ]);
});
