import type { Page } from '@playwright/test';
import { bar, isReady, isSaved, makePage, paragraphs, partOf, publishHere, sections } from '../../editing.ts';
import { uploadFilm } from '../../files-of-staff.ts';
import { expect, logIn, test } from '../../staff.ts';

const words = 'Riječi koje stoje na stranici i koje se čitaju kao i svake druge, redak za retkom. '.repeat(6);

/** Writes down what shifts without a press that asked for it, and what it was. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    // The browser of tests has no scroll bars and yet leaves room for one while a window is open.
    document.documentElement.style.scrollbarGutter = 'stable';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const told = ({ node }: { node?: Node }) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { hadRecentInput: boolean; value: number; sources: Array<{ node?: Node }> }
      >)
        if (!entry.hadRecentInput) shifts.push(`${entry.value} ${entry.sources.map(told).join(', ')}`);
    }).observe({ type: 'layout-shift' });
  });

test('[EDIT-005, EDIT-007] edit mode on, fifty edits, three moves, publish, undo, edit mode off: no document is loaded, the page stays where it is, a film plays on', {
  tag: '@release',
}, async ({ page, baseURL, staff }) => {
  const film = await uploadFilm(page, staff);
  const { path } = await makePage(staff, 'Bez skoka', [
    ...[1, 2, 3].map((n) =>
      partOf('text', { meta: { heading: `Iznad ${n}`, body: paragraphs(words, words) } }),
    ),
    partOf('video', { meta: { heading: 'Film', film: { id: film, alt: 'Boje' }, caption: 'Boje' } }),
    ...[1, 2, 3, 4].map((n) =>
      partOf('text', { meta: { heading: `Naslov ${n}`, body: paragraphs(words, words) } }),
    ),
  ]);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.addInitScript(() => localStorage.setItem('izlog-edit-seen', 'yes'));
  await page.goto(path);
  const video = page.getByRole('main').locator('video');
  // Film and headings stand in sight: to a field that does not one would be taken.
  await video.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: -120, behavior: 'instant' }));
  await video.evaluate(async (one: HTMLVideoElement) => {
    one.muted = true;
    one.loop = true;
    await one.play();
    Object.assign(window, { film: one, stops: 0 });
    for (const name of ['pause', 'emptied', 'abort'])
      one.addEventListener(name, () => {
        (window as unknown as { stops: number }).stops++;
      });
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  const scroll = await page.evaluate(() => scrollY);
  const stands = async (after: string) => {
    expect(Math.abs((await page.evaluate(() => scrollY)) - scroll), after).toBeLessThanOrEqual(1);
    expect(await page.evaluate('stops'), after).toBe(0);
    expect(await page.evaluate('film.isConnected && !film.paused'), after).toBe(true);
    const shifts = await page.evaluate('window.shifts.splice(0)');
    // Where sections change their places they do: that is no jump.
    if (!/^move|undo|off$/.test(after)) expect(shifts, after).toEqual([]);
  };

  const begin = page.getByRole('button', { name: 'Uredi stranicu' });
  // The bar of staff comes after the page and moves it once.
  await expect(begin).toBeVisible();
  await watchShifts(page);
  await begin.click();
  await isReady(page);
  await stands('edit mode on');

  const heading = page.getByRole('main').getByRole('heading', { name: /^Naslov 1/ });
  // By script, as a screen reader puts the focus: nothing is to be scrolled for it.
  for (let edit = 1; edit <= 50; edit++) {
    await heading.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type(edit % 10 === 0 ? '.' : 'a');
    await page.keyboard.press('Escape');
  }
  await isSaved(page);
  await expect(heading).toHaveText(`Naslov 1${'aaaaaaaaa.'.repeat(5)}`);
  await stands('fifty edits');

  const titles = () => sections(page).getByRole('heading', { level: 2 }).allTextContents();
  const before = await titles();
  for (const step of [1, 2, 3]) {
    const last = await titles();
    await page
      .getByRole('main')
      .getByRole('heading', { name: 'Naslov 4' })
      .evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(titles).not.toEqual(last);
    // The section that went up is shown, which takes a frame; the film is looked at where it was.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), scroll);
    await stands(`move ${step}`);
  }
  await isSaved(page);
  // Text that cannot be read on the rendered page is a warning before publishing.
  await heading.evaluate((one: HTMLElement) => one.style.setProperty('color', '#eee'));
  await bar(page).getByRole('button', { name: 'Objavi…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  const found = dialog.getByRole('listitem').filter({ hasText: 'Tekst se slabo razlikuje od podloge' });
  await expect(found.getByLabel('Objavi svejedno')).toBeVisible();
  await expect(dialog.getByText('Označite upozorenja koja ste pogledali.')).toBeVisible();
  await page.keyboard.press('Escape');
  await heading.evaluate((one: HTMLElement) => one.style.removeProperty('color'));
  await publishHere(page);
  await stands('publish');
  for (const _step of [1, 2, 3]) await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect.poll(titles).toEqual(before);
  await isSaved(page);
  await stands('undo');
  await bar(page).getByRole('button', { name: 'Zatvori uređivanje' }).click();
  await expect(page.getByRole('button', { name: 'Uredi stranicu' })).toBeVisible();
  await stands('edit mode off');
  expect(documents).toBe(0);
});
