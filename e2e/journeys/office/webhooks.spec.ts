import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findDraftProducts } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { Webhook } from 'standardwebhooks';
import { main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { orderByPhone } from '../../phone-order.ts';
import { expect, hireStaff, logIn, test } from '../../staff.ts';

// An address that is refused is answered 400: the browser reports it.
test.use({ allowErrors: /status of 400/ });

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The program of a warehouse, which answers as it is told. */
async function startWarehouse() {
  const received: Received[] = [];
  const answer = { status: 200 };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      reply.writeHead(answer.status).end(answer.status === 200 ? 'primljeno' : 'održavanje');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks/izlog`,
    received,
    /** What came of one thing: other journeys sell in the same shop. */
    of: (word: string) =>
      received.filter(({ headers, body }) => headers['webhook-id'] === word || body.includes(word)),
    answer,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

test('[DOOR-03] an owner has events sent to a warehouse: an order arrives verified, a dead receiver is tried again, and what it missed is sent again', {
  tag: '@release',
}, async ({ page, staff, baseURL, lastly }) => {
  const warehouse = await startWarehouse();
  lastly(warehouse.stop);
  const { records } = await staff.call(findDraftProducts, { search: 'olovke' });
  const product = records[0]?.id ?? 0;
  // A new login: of an older one the password is asked again.
  const owner = await hireStaff(String(baseURL));
  await logIn(page.context(), String(baseURL), owner.accessToken);

  await page.goto('/admin/obavijesti');
  await main(page).getByRole('link', { name: 'Nova adresa' }).first().click();
  await page.getByLabel('Naziv').fill('Skladište Vrapče');
  await page.getByLabel('Adresa', { exact: true }).fill(`${baseURL}/hook`);
  await page.getByLabel('Narudžba stigla').check();
  await press(page, 'Spremi i pokaži tajnu');
  await expect(
    main(page).getByText('To je adresa ove trgovine: javljala bi sama sebi.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Naziv')).toHaveValue('Skladište Vrapče');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page.getByLabel('Adresa', { exact: true }).fill(warehouse.url);
  await press(page, 'Spremi i pokaži tajnu');
  const secret =
    (await main(page)
      .getByText(/^whsec_/)
      .textContent()) ?? '';
  await main(page).getByRole('link', { name: 'Spremljeno, dalje' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Skladište Vrapče');
  await expect(main(page).getByText(secret)).toHaveCount(0);

  // A test, and an order: the warehouse verifies both.
  await press(page, 'Pošalji probu');
  await expect(main(page).getByText('Proba je stigla: 200')).toBeVisible();
  const first = await orderByPhone(staff, product, 'HR');
  await expect.poll(() => warehouse.of(first.slug).length).toBe(1);
  const [placed] = warehouse.of(first.slug);
  const told = new Webhook(secret).verify(placed?.body ?? '', placed?.headers as Record<string, string>);
  expect(told).toMatchObject({ type: 'order.placed', data: { number: first.slug } });
  await page.reload();
  await main(page)
    .getByRole('row')
    .filter({ hasText: first.slug })
    .getByRole('link', { name: 'Narudžba stigla' })
    .click();
  await expect(main(page).getByText('primljeno')).toBeVisible();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);

  // It breaks down: what happens waits, and is said.
  warehouse.answer.status = 503;
  const missed = await orderByPhone(staff, product, 'HR');
  await page.goto('/admin/obavijesti');
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByText('Ponavlja').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page.goto('/admin/obavijesti?state=undelivered');
  await main(page)
    .getByRole('row')
    .filter({ hasText: '503' })
    .getByRole('link', { name: 'Narudžba stigla' })
    .first()
    .click();
  await expect(main(page).getByText('održavanje')).toBeVisible();
  const [id = ''] = /evt_[\w-]+/.exec((await main(page).textContent()) ?? '') ?? [];
  const tries = warehouse.of(id).length;

  // It is back: the same event goes out again, by the number that it had.
  warehouse.answer.status = 200;
  await press(page, 'Pošalji ponovno sada');
  await expect.poll(() => warehouse.of(id).length).toBe(tries + 1);
  await expect.poll(() => warehouse.of(missed.slug).length).toBeGreaterThan(0);

  // All of the last day, counted before it is sent.
  await page.goto('/admin/obavijesti');
  await main(page).getByRole('link', { name: 'Skladište Vrapče' }).first().click();
  await main(page).getByRole('link', { name: 'Pošalji ponovno razdoblje' }).click();
  const again = main(page).getByRole('button', { name: /^Pošalji ponovno: \d+/ });
  await expect(again).toBeVisible();
  const count = Number(/\d+/.exec((await again.textContent()) ?? '')?.[0]);
  const sofar = warehouse.received.length;
  await again.click();
  await expect.poll(() => warehouse.received.length).toBeGreaterThanOrEqual(sofar + count);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/obavijesti');
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, `${width} px`).toBe(0);
  }

  await main(page).getByRole('link', { name: 'Skladište Vrapče' }).first().click();
  await press(page, 'Obriši adresu');
  await expect(main(page).getByText('Nijedan program ne prima obavijesti')).toBeVisible();
});
