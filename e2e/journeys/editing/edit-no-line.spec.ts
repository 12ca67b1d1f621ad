import {
  bar,
  draftOf,
  makePage,
  openEditor,
  paragraphs,
  partOf,
  publishHere,
  sections,
  state,
} from '../../editing.ts';
import { expect, test } from '../../staff.ts';

test.describe('without a line', () => {
  test.use({ allowErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('[EDIT-005, EDIT-007] five minutes without a line in the middle, by keyboard and with the mouse: what was written and moved waits in the tab, goes out by itself and is published', {
    tag: '@release',
  }, async ({ page, context, baseURL, staff }) => {
    const { path, ref } = await makePage(
      staff,
      'Bez veze',
      ['Prvi', 'Drugi', 'Treći'].map((heading) =>
        partOf('text', { meta: { heading, body: paragraphs('Riječi') } }),
      ),
    );
    await page.clock.install();
    await openEditor(page, baseURL, staff, path);
    // F6 to the page, Tab from field to field.
    for (let step = 0; step < 4; step++) {
      if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) break;
      await page.keyboard.press('F6');
    }
    const second = page.getByRole('main').getByRole('heading', { name: 'Drugi' });
    for (let step = 0; step < 20; step++) {
      if (await second.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(second).toBeFocused();
    // What can be opened is fetched once the page stands still.
    await page.clock.runFor(2500);
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type(', bez veze');
    await page.keyboard.press('Enter');
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { name: 'Drugi, bez veze' })).toBeFocused();
    await expect(state(page)).toHaveText(/^Nema veze: 1 promjena čeka/);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('Pomaknuto: Drugi, bez veze')).toBeVisible();
    await page.clock.runFor(300_000);
    await expect(state(page)).toHaveText(/^Nema veze: 2 promjene čekaju/);
    await page.getByRole('main').getByRole('heading', { name: 'Treći' }).click();
    await page.keyboard.insertText(' mišem');
    await bar(page).click({ position: { x: 400, y: 10 } });
    await expect(state(page)).toHaveText(/^Nema veze: 3 promjene čekaju/);
    expect(
      await page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('izlog-edit:')).length,
      ),
    ).toBe(1);

    // What needs the line says so and leaves the page as it is; what is open comes by itself once the line is back.
    const close = bar(page).getByRole('button', { name: 'Zatvori uređivanje' });
    await close.click();
    await expect(page.getByText(/^Nema veze s internetom/)).toBeVisible();
    await close.press('Enter');
    await expect(page.getByRole('heading', { name: 'Drugi, bez veze' })).toBeVisible();
    // So does every other way out of edit mode, and one stays.
    await page.locator('.header .brand').click();
    await page.getByRole('banner').getByRole('link', { name: 'Moj profil' }).press('Enter');
    await bar(page)
      .getByRole('button', { name: /^Promjene/ })
      .click();
    const changes = page.getByRole('complementary', { name: 'Promjene' });
    await expect(changes.getByRole('alert')).toHaveText(/^Nije sve spremljeno/);
    await expect(changes.getByRole('status')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Povijest' }).click();
    const history = page.getByRole('complementary', { name: 'Povijest' });
    await expect(history.getByText(/^Povijest se sada ne može pročitati/)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Galerija' }).click();
    const gallery = page.getByRole('dialog', { name: 'Galerija' });
    await expect(gallery.getByRole('alert')).toHaveText(/^Galerija se sada ne može otvoriti/);

    await context.setOffline(false);
    await page.clock.runFor(500);
    await expect(gallery.getByRole('alert')).toHaveCount(0);
    await expect(gallery.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history.getByText('Verzija 1', { exact: true })).toBeVisible();
    // Little by little: the clock of the page must not run out on a request that the platform is answering.
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(state(page)).toHaveText(/^Spremljeno u /, { timeout: 1000 });
    }).toPass();
    const { body } = await draftOf(staff.call, ref);
    expect(body.root.parts.map(({ meta }) => meta.heading)).toEqual([
      ...['Drugi, bez veze', 'Prvi', 'Treći mišem'],
    ]);
    await expect(sections(page).first()).toContainText('Drugi, bez veze');
    await expect(bar(page).getByRole('button', { name: 'Poništi' })).toBeEnabled();
    await page.clock.resume();
    await publishHere(page);
    expect(await (await page.request.get(path)).text()).toContain('Drugi, bez veze');
  });
});
