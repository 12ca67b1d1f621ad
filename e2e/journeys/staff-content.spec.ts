import type { Locator } from '@playwright/test';
import { main, press } from '../buyer.ts';
import { axeFaultsInBothLooks } from '../kit.ts';
import { expect, logIn, test } from '../staff.ts';

test.describe('somebody who writes', () => {
  // A refused form answers 4xx, which the browser reports.
  test.use({ allowErrors: /status of (400|403|404|409|422)/ });

  test('[CMS-003, CMS-007, CMS-024, EDIT-007] writes a post in two languages, publishes it, sees by words what is changed and not public, plans it, looks at the shop of that instant, changes it after, publishes and restores it', {
    tag: '@release',
  }, async ({ page: desk, context, baseURL, request, staff }) => {
    const name = `Objava ${Date.now()}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const shown = async (path: string) => (await request.get(path)).text();
    await logIn(context, String(baseURL), staff.accessToken);
    await desk.goto('/admin/objave');

    const make = desk.getByRole('form', { name: 'Nova objava' });
    await make.getByLabel('Naslov').fill(name);
    await press(desk, 'Napravi skicu');
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    const hr = desk.getByRole('form', { name: /hrvatski/ });
    await writeRich(hr, 'Prva ', 'b', 'jaka', ' riječ.');
    await hr.getByLabel(/^Sažetak/).fill('O čemu je riječ.');
    await hr.getByRole('button', { name: 'Spremi skicu' }).click();
    await expect(desk.getByText(/Zadnja promjena/)).toBeVisible();
    expect((await request.get(`/${slug}`)).status()).toBe(404);

    await desk
      .getByRole('navigation', { name: 'Jezici' })
      .getByRole('link', { name: 'usporedo engleski' })
      .click();
    await press(desk, 'Počni jezik: engleski');
    const en = desk.getByRole('form', { name: /engleski/ });
    await en.getByLabel('Naslov', { exact: true }).fill(`Post ${name}`);
    await writeRich(en, 'First ', 'i', 'slanted', ' word.');
    await en.getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect(en.getByRole('button', { name: 'Objavi promjene' })).toBeVisible();
    await hr.getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect(hr.getByRole('button', { name: 'Objavi promjene' })).toBeVisible();
    await expect.poll(() => shown(`/${slug}`)).toContain('Prva <strong>jaka</strong> riječ.');
    await expect.poll(() => shown(`/en/${slug}`)).toContain('First <em>slanted</em> word.');

    await writeRich(hr, 'Druga ', 'b', 'jaka', ' riječ.');
    await hr.getByRole('button', { name: 'Spremi skicu' }).click();
    await expect(desk.getByText('mijenjano')).toBeVisible();
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);
    await main(desk).getByRole('link', { name: 'Promjene' }).click();
    const change = desk.getByRole('listitem').filter({ hasText: name });
    await expect(change.locator('del')).toHaveText('Prva');
    await expect(change.locator('ins')).toHaveText('Druga');
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);

    // Planned, looked at as it will be, from page to page; a visitor sees the first word still.
    await change.getByLabel('Odaberi za objavu').check();
    await desk.getByLabel(/^Ime izdanja/).fill(name);
    await desk.getByLabel(/^Vrijeme objave/).fill(`${new Date().getFullYear() + 1}-12-01T08:00`);
    await press(desk, 'Objavi odabrano');
    const release = desk.getByRole('row').filter({ hasText: name });
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);
    await release.getByRole('button', { name: /^Pregled/ }).click();
    await expect(desk.getByText(/^Ovo je pregled: trgovina 1\. prosinca/)).toBeVisible();
    await desk.goto(`/${slug}`);
    await expect(main(desk).getByText('Druga')).toBeVisible();
    expect(await shown(`/${slug}`)).toContain('Prva <strong>jaka</strong> riječ.');
    await desk.getByRole('link', { name: 'Završi pregled' }).click();
    await expect(main(desk).getByText('Prva')).toBeVisible();

    // Changed after it was planned, which the plan tells; published as it is; brought back to what stood first.
    await desk.goto('/admin/objave');
    await main(desk).getByRole('link', { name, exact: true }).click();
    await writeRich(hr, 'Treća ', 'b', 'jaka', ' riječ.');
    await hr.getByRole('button', { name: 'Spremi skicu' }).click();
    await expect(hr.getByText('1 promjena nije uključena')).toBeVisible();
    await hr.getByRole('button', { name: 'Objavi promjene' }).click();
    await expect.poll(() => shown(`/${slug}`)).toContain('Treća <strong>jaka</strong> riječ.');
    await main(desk).getByRole('link', { name: 'Povijest' }).click();
    await press(desk, 'Vrati u skicu Verzija 1');
    // English says again what the original says: there is nothing to tell.
    await hr.getByRole('button', { name: 'Objavi promjene' }).click();
    await expect.poll(() => shown(`/${slug}`)).toContain('Prva <strong>jaka</strong> riječ.');
  });
});

/** Writes the text of a form again where it is written as in place: words, some of them dressed by a key, words. */
async function writeRich(form: Locator, before: string, key: 'b' | 'i', dressed: string, after: string) {
  const field = form.locator('.rich-field', { has: form.page().getByLabel(/^Tekst/) });
  await field.scrollIntoViewIfNeeded();
  await field.locator('.tiptap').click();
  const { keyboard } = form.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(before);
  await keyboard.press(`ControlOrMeta+${key}`);
  await keyboard.type(dressed);
  await keyboard.press(`ControlOrMeta+${key}`);
  await keyboard.type(after);
}
