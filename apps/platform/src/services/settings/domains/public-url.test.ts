import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { platformTestWith } from '@izlog/platform/test/kit';
import { expect } from 'vitest';

const test = platformTestWith({ PUBLIC_URL: 'https://www.moja-trgovina.example' });

test('the host of PUBLIC_URL belongs to the default site without being registered', async ({ platform }) => {
  const detect = (referer: string) => platform.call(detectDomain, {}, { headers: { referer } });

  expect((await detect('https://www.moja-trgovina.example/shop')).siteID).toBe(1);
  expect((await detect('https://moja-trgovina.example/')).siteID).toBe(1);
  await expect(detect('https://tuda-trgovina.example/')).rejects.toMatchObject({ status: 404 });
});
