import { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import { main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

// A form that is refused answers 400: the browser reports it.
test.use({ allowErrors: /status of 400/ });

test('[DOOR-08] an owner connects Google, the channel fetches what visitors see, and what is left out leads to its field', {
  tag: '@release',
}, async ({ page, context, request, baseURL, staff, lastly }) => {
  await logIn(context, String(baseURL), staff.accessToken);
  const name = `Google ${Date.now()}`;
  lastly(async () => {
    const { records } = await staff.call(feedResource.endpoints.filter, { search: name });
    for (const { id } of records) await staff.call(feedResource.endpoints.delete, { id });
  });

  await page.goto('/admin/kanali');
  await main(page).getByRole('link', { name: 'Novi kanal' }).first().click();
  await press(page, 'Spremi');
  await expect(page.getByRole('textbox', { name: 'Naziv', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: 'Naziv', exact: true }).fill(name);
  await page.getByLabel(/^Cijena od/).fill('1.200');
  await press(page, 'Spremi');
  await expect(page.getByRole('textbox', { name: 'Naziv', exact: true })).toHaveValue(name);
  await page.getByLabel(/^Cijena od/).fill('');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await press(page, 'Spremi');
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(name);

  // It makes itself.
  await expect
    .poll(
      async () => {
        await page.reload();
        return main(page).getByRole('heading', { level: 1 }).textContent();
      },
      { timeout: 30_000 },
    )
    .toContain('Radi');
  const address = (await main(page).locator('code').first().textContent()) ?? '';
  const file = await request.get(new URL(address).pathname);
  expect(file.status()).toBe(200);
  const xml = await file.text();
  const item = /<item>[\s\S]*?<\/item>/.exec(xml)?.[0] ?? '';
  const said = (tag: string) =>
    new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(item)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const again = await request.get(new URL(address).pathname, {
    headers: { 'if-none-match': file.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);

  // The page of its link says the same price, to people and to programs.
  const link = new URL(said('g:link'));
  const shop = await context.browser()?.newPage();
  if (!shop) throw new Error('no browser');
  await shop.goto(new URL(link.pathname + link.search, baseURL).href);
  const paid = (said('g:sale_price') || said('g:price')).split(' ')[0] ?? '';
  const ld = await shop.locator('script[type="application/ld+json"]').allTextContents();
  expect(ld.join(' ')).toMatch(new RegExp(`"price":"?${Number(paid)}`));
  await shop.close();

  // One product as the channel gets it.
  await page.getByLabel('Šifra proizvoda (SKU)').fill(said('g:id'));
  await press(page, 'Prikaži');
  await expect(main(page).getByText(`<g:id>${said('g:id')}</g:id>`)).toBeVisible();

  // What is left out leads to the field that mends it.
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  const left = main(page).getByRole('table', { name: 'Izostavljeno i zašto' });
  await expect(left).toBeVisible();
  const mend = left.locator('td').last().getByRole('link').first();
  const at = new URL((await mend.getAttribute('href')) ?? '', baseURL);
  await mend.click();
  await expect(page).toHaveURL(new RegExp(`${at.pathname}${at.hash}$`));
  await expect(page.locator(at.hash)).toBeVisible();
  await page.goBack();

  // The channel's own name of a category.
  const category = main(page)
    .getByRole('textbox', { name: / na kanalu$/ })
    .first();
  await category.fill('Ured > Planeri');
  await press(page, 'Spremi kategorije');
  await expect(
    main(page)
      .getByRole('textbox', { name: / na kanalu$/ })
      .first(),
  ).toHaveValue('Ured > Planeri');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/kanali', page.url()]) {
      await page.goto(path);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${path} at ${width} px`).toBe(0);
    }
  }

  await main(page).getByText('Obriši', { exact: true }).click();
  await press(page, 'Da, obriši');
  await expect(page).toHaveURL(/\/admin\/kanali$/);
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
});
