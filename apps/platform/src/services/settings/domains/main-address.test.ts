import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { platformTestWith } from '#test/kit.ts';
import { siteDomains } from '../settings.tables.ts';
import { mainAddress } from './main-address.ts';

const test = platformTestWith({ PORT: '5099' });

test.for([
  ['http://localhost', 'http://localhost:5099'],
  ['http://127.0.0.1', 'http://127.0.0.1:5099'],
  ['http://drugi.localhost', 'http://drugi.localhost:5099'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://www.trgovina.example', 'https://www.trgovina.example'],
] as const)(
  'links of mails of a shop at %s lead to %s: a shop on this machine is where it listens',
  async ([registered, expected], { platform }) => {
    const { db, site } = await platform.ctx();
    await db.update(siteDomains).set({ url: registered }).where(eq(siteDomains.siteId, site.id));
    platform.kernel.sites.forget();
    const { site: changed } = await platform.ctx();

    expect(await mainAddress(platform.kernel, changed)).toBe(expected);
  },
);
