import { redirectFilterFailedRequests } from '@izlog/contract/cms/addresses/failed-request-resource';
import { main, press } from '../buyer.ts';
import { axeFaultsInBothLooks } from '../kit.ts';
import { expect, logIn, test } from '../staff.ts';

test.describe('a lost path', () => {
  // A page that is not there answers 404, a refused form 400, which the browser reports.
  test.use({ allowErrors: /status of (400|404)/ });

  test('[CMS-035, CMS-036, CMS-037] becomes a redirect by one click, and visitors get there in one hop', {
    tag: '@release',
  }, async ({ page, context, baseURL, staff }) => {
    const lost = `/izgubljena-${Date.now()}`;
    await page.goto(lost);
    await expect
      .poll(async () => (await staff.call(redirectFilterFailedRequests, { search: lost })).records.length)
      .toBe(1);

    await logIn(context, String(baseURL), staff.accessToken);
    await page.goto(`/admin/preusmjeravanja/nepronadeno?search=${lost}`);
    await main(page).getByRole('link', { name: lost, exact: true }).click();

    await expect(page.getByLabel('Stara adresa')).toHaveValue(lost);
    await page.getByLabel('Vodi na').fill(`${lost}?opet=1`);
    await press(page, 'Spremi');
    await expect(page.getByText('Adresa bi vodila sama na sebe.')).toBeVisible();
    await page.getByLabel('Vodi na').fill('/shop');
    await press(page, 'Spremi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nepronađene adrese');
    await expect(main(page).getByRole('link', { name: lost, exact: true })).toHaveCount(0);

    const answer = await page.request.get(lost, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/shop']);

    await page.goto(`/admin/preusmjeravanja?search=${lost}`);
    await page.getByLabel(`Odaberi: ${lost}`).press('Space');
    await expect(main(page).getByText('Odabran 1 redak')).toBeVisible();
    expect(await axeFaultsInBothLooks(page)).toEqual([]);
    await page.locator('summary', { hasText: 'Obriši' }).press('Enter');
    await press(page, 'Da, obriši odabrane');
    await expect(main(page).getByText('Ništa ne odgovara odabiru')).toBeVisible();
    expect((await page.request.get(lost)).status()).toBe(404);
  });
});
