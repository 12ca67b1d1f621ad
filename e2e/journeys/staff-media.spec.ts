import type { Page } from '@playwright/test';
import { main, press } from '../buyer.ts';
import { isSaved, makePage, openEditor, partOf, publishDraft } from '../editing.ts';
import { axeFaults, axeFaultsInBothLooks, seesNotice } from '../kit.ts';
import { pngOf, putPictures } from '../many-files.ts';
import { expect, logIn, test } from '../staff.ts';

/** How bright the picture of a page is at its left and right edge, as the browser fetched it: the whole one ends white. */
const edges = (page: Page) =>
  main(page)
    .getByRole('img', { name: 'Luka' })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const row = pen?.getImageData(0, Math.floor(canvas.height / 2), canvas.width, 1).data ?? [];
      const shade = (x: number) => {
        const grey = row[4 * x] ?? 0;
        return grey < 40 ? 'dark' : grey < 160 ? 'grey' : 'white';
      };
      return { left: shade(2), right: shade(canvas.width - 3) };
    });

const files = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => ({
    name: `${name}-${n}.png`,
    mimeType: 'image/png',
    buffer: pngOf(40 + n, 30),
  }));

test.describe('somebody who keeps the gallery', () => {
  // What fails on the way up is reported by the browser, and pictures that were deleted before they were shown.
  test.use({ allowErrors: /status of (404|410|500|503)/ });

  test('[MEDIA-013, MEDIA-018, MEDIA-019] finds one of five thousand pictures, crops it, replaces it everywhere and deletes what is not used', {
    tag: '@release',
  }, async ({ page, baseURL, staff }) => {
    const name = `more-${Date.now()}`;
    await putPictures(name, 5000);
    await logIn(page.context(), String(baseURL), staff.accessToken);
    await page.goto('/admin/mediji');
    await expect(main(page).getByText('Više od 1.000')).toBeVisible();

    await page.getByLabel('Pretraga: naziv').fill(`${name}-4321`);
    await press(page, 'Prikaži');
    await expect(main(page).getByText('1 datoteka')).toBeVisible();
    await page.getByRole('link', { name: `${name}-4321.png` }).click();
    const panel = page.getByRole('region', { name: `${name}-4321.png` });
    await panel.getByRole('button', { name: /^Žarišna točka/ }).press('Shift+ArrowRight');
    await panel.getByLabel('hrvatski').first().fill('More od jutra do večeri');
    await panel.getByRole('button', { name: 'Spremi', exact: true }).click();
    await expect(
      panel.getByRole('button', { name: 'Žarišna točka, 60 % slijeva, 50 % odozgo' }),
    ).toBeVisible();

    await panel.getByText('Izreži kopiju').click();
    await panel.getByRole('button', { name: /^Donji desni ugao/ }).press('Shift+ArrowLeft');
    await panel.getByRole('button', { name: 'Spremi izrez' }).click();
    const part = page.getByRole('region', { name: `${name}-4321-224x192.png` });
    await expect(part.getByText('224 × 192')).toBeVisible();

    await part.getByText('Zamijeni datoteku').first().click();
    await part
      .getByLabel('Nova datoteka')
      .setInputFiles({ name: 'vecer.png', mimeType: 'image/png', buffer: pngOf(500, 300, Date.now()) });
    await expect(page.getByRole('region', { name: 'vecer.png' }).getByText('500 × 300')).toBeVisible();
    await expect(page).toHaveURL(/file=\d+/);

    // What is said below it, and the part that a page shows of it, are what a visitor gets.
    const replaced = page.getByRole('region', { name: 'vecer.png' });
    await replaced.getByText('Tekst ispod slike').click();
    await replaced
      .getByRole('textbox', { name: /^hrvatski/ })
      .last()
      .fill('Večer u luci');
    const saved = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('form=file') ?? false,
    );
    await replaced.getByRole('button', { name: 'Spremi', exact: true }).click();
    expect((await saved).ok()).toBe(true);
    const id = Number(await replaced.locator('input[name="id"]').first().inputValue());
    const image = { id, alt: 'Luka' };
    const { path, ref } = await makePage(staff, name, [
      partOf('text-picture', { meta: { heading: 'Luka', image } }),
    ]);
    await openEditor(page, baseURL, staff, path);
    await main(page).getByRole('img', { name: 'Luka' }).click();
    const dialog = page.getByRole('dialog', { name: 'Slika' });
    await dialog.getByText('Izrez na ovom mjestu').click();
    const corner = dialog.getByRole('button', { name: /^Donji desni ugao/ });
    for (let tenth = 0; tenth < 5; tenth += 1) await corner.press('Shift+ArrowLeft');
    await dialog.getByRole('button', { name: 'Primijeni' }).click();
    await isSaved(page);
    await publishDraft(staff.call, ref);
    await page.context().clearCookies();
    await page.goto(path);
    await expect(main(page).locator('figure')).toHaveText('Večer u luci');
    expect(await edges(page)).toEqual({ left: 'dark', right: 'grey' });
    await logIn(page.context(), String(baseURL), staff.accessToken);

    await page.goto(`/admin/mediji?search=${name}-1&only=unused&sort=name`);
    await expect(main(page).getByText('Više od 1.000')).toBeVisible();
    await press(page, 'Označi sve na stranici');
    await press(page, 'Izbriši odabrano');
    await expect(page.getByRole('link', { name: `${name}-1.png` })).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('[MEDIA-020, MEDIA-023, MEDIA-024, MEDIA-025, SHELL-030] opens the gallery over a page of the shop, is told what goes wrong on the way up, and goes on where it stopped', {
    tag: '@release',
  }, async ({ page, baseURL, staff }) => {
    await page.goto('/kontakt');
    await expect(page.getByRole('button', { name: 'Galerija' })).toHaveCount(0);
    await logIn(page.context(), String(baseURL), staff.accessToken);
    await page.goto('/kontakt');
    await page.getByRole('button', { name: 'Galerija' }).click();
    const dialog = page.getByRole('dialog', { name: 'Galerija medija' });
    const field = dialog.getByLabel('Nove datoteke');

    const refused = seesNotice(page, 'Najveći dopušteni broj datoteka za istodobni prijenos: 20.');
    await field.setInputFiles(files(21, 'previse'));
    await refused;
    for (const [address, status, words] of [
      ['**/_/media/ticket', 503, 'Adresu za prijenos nije moguće dohvatiti.'],
      ['**/media/file/put/**', 410, 'Prijenos datoteke nije uspio.'],
      ['**/_/media/add', 500, 'Spremanje prenesene datoteke nije uspjelo.'],
    ] as const) {
      // The gallery takes a picture it has for that one, also at a second try.
      const buffer = pngOf(20 + status, 20, Date.now());
      await page.route(address, (route) => route.fulfill({ status, json: {} }));
      await field.setInputFiles({ name: `${status}.png`, mimeType: 'image/png', buffer });
      await expect(dialog.getByText(words).first()).toBeVisible();
      await page.unroute(address);
      await dialog.getByRole('button', { name: new RegExp(`^Ponovi.*${status}.png`) }).click();
      await expect(dialog.getByRole('button', { name: `${status}.png`, pressed: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Zatvori učitavanje' }).click();
    }
    await expect(dialog.getByRole('heading', { name: '500.png' })).toBeVisible();
    expect(await axeFaultsInBothLooks(page)).toEqual([]);
  });
});
