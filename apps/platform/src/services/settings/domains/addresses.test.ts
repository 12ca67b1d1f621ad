import { getAddresses, saveAddresses } from '@izlog/contract/settings/addresses';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { testSites } from '@izlog/platform/seed/test-sites';
import { platformTest as test } from '@izlog/platform/test/kit';
import { expect } from 'vitest';

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
  // A running shop hears of it by a notice; the test does not wait for that.
  platform.kernel.sites.forget();
  const found = await platform.call(detectDomain, {}, { headers: { customreferer: 'vrelo.example' } });
  expect(found.siteID).toBe(site.id);

  // Who sends what was read has changed nothing; who changed it too is told of the colleague.
  expect((await save({ revision })).addresses).toEqual(saved.addresses);
  expect(await refused({ addresses: ['treca.example'], revision })).toMatchObject({ status: 409 });
  expect(await refused({ askedAt: 'www.drugdje.example' })).toEqual({ status: 400, kind: 'current' });
  expect(await refused({ addresses: ['nije adresa'] })).toEqual({ status: 400, kind: 'domain' });
  expect(await refused({ addresses: [other.host] })).toEqual({ status: 400, kind: 'taken' });
  expect(await refused({ addresses: [] })).toMatchObject({ status: 400 });
  expect((await platform.call(getAddresses, {}, staff)).addresses).toEqual(saved.addresses);
});
