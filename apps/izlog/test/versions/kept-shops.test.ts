import { expect, test } from 'vitest';
import { lostRows } from './kept-rows.ts';
import { openBrowser, visibleText } from './kept-shop/browser.ts';
import { addToCart, guest, order, pens } from './kept-shop/buy.ts';
import { movedFacts } from './kept-shop/compare.ts';
import { openWitness } from './kept-shop/facts.ts';
import { publish, write } from './kept-shop/live-in.ts';
import { people } from './kept-shop/people.ts';
import { openPlatform } from './kept-shop/platform.ts';
import { standAt } from './stand-at.ts';
import { keptVersions, unpackKeptShop } from './unpack-kept-shop.ts';

/** The one with the longest way: a usual run asks it for everything, a release each. */
const oldest = '14aa82b7';

test('[REL-02] the shop of 14aa82b7 is kept', () => {
  expect(keptVersions).toContain(oldest);
});

for (const version of keptVersions) {
  test(`[REL-01] [REL-02] the shop of ${version} is upgraded with nothing lost`, async () => {
    const { backup, connectionString } = await unpackKeptShop(version);

    const { lost, rows } = await lostRows(connectionString, backup);

    expect(lost).toEqual([]);
    expect(rows).toBeGreaterThan(5000);
  });

  test(`[REL-01] [REL-02] the shop of ${version} comes up as it was, and sells and is edited`, {
    // Half a minute of work, which on a machine that is busy takes many times as long.
    timeout: 600_000,
    tags: 'release',
  }, async () => {
    const { askedAt, lived, facts, start } = await unpackKeptShop(version);

    // What is true of a shop depends on the day: prices, what is open for withdrawal, what a login is worth.
    const comeBack = standAt(new Date(askedAt));
    try {
      const shop = await start();
      const witness = await openWitness(shop.url, lived);
      expect(await movedFacts(witness, facts)).toEqual([]);
      expect(facts.length).toBeGreaterThan(1000);

      const { visitor } = witness.platforms;
      const { refreshToken } = lived.customerTokens;
      const refreshed = await visitor.ask({
        method: 'GET',
        url: '/api/v1/refresh',
        headers: { refreshToken },
      });
      const { tokens } = refreshed.data as { tokens: { accessToken: string } };
      const profile = await visitor.as(tokens.accessToken).call('GET', '/api/v1/user/web/profile');
      expect(profile.email).toBe(people.customer.email);
      await shop.stop();
    } finally {
      comeBack();
    }

    // Today, in a program that finds nothing left to upgrade.
    const shop = await start();
    const browser = openBrowser(shop.url);
    await addToCart(browser, pens, 2);
    const { slug } = await order(browser, guest);
    const visitor = await openPlatform(shop.url);
    const staff = visitor.as((await visitor.logIn(lived.owner.email, lived.owner.password)).accessToken);
    const bought = await staff.call('GET', `/api/v2/ecommerce/order/get/${slug}`);
    expect(bought).toMatchObject({ state: 'awaitingPayment', email: guest.contactEmail });
    expect(bought.items).toMatchObject([{ quantity: 2, slug: pens }]);

    const title = 'Naslov iz nove verzije';
    const { pathname } = new URL(lived.previewLink, shop.url);
    expect(visibleText((await browser.get(pathname)).html)).not.toContain(title);
    await write(staff, lived.drafted, title);
    await publish(staff, [lived.drafted]);
    await expect.poll(async () => visibleText((await browser.get(pathname)).html)).toContain(title);
    await shop.stop();
  });
}
