import {
  bar,
  changeDraft,
  isSaved,
  makePage,
  openEditor,
  paragraphs,
  partOf,
  sections,
  write,
} from '../../editing.ts';
import { expect, test } from '../../staff.ts';

test('[EDIT-001, EDIT-005] one person on two devices sees the other one, is asked about words that meet, gets a removed section back, and closes upon what is public', {
  tag: '@release',
}, async ({ browser, page, baseURL, staff }) => {
  const [first, second] = ['Prvi', 'Drugi'].map((heading) =>
    partOf('text', { meta: { heading, body: paragraphs('Riječi') } }),
  );
  if (!first || !second) throw new Error('no sections');
  const { path, ref } = await makePage(staff, 'Dva uređaja', [first, second]);
  await openEditor(page, baseURL, staff, path);
  const phone = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await openEditor(phone, baseURL, staff, path);
  const look = async (one: typeof page) =>
    Promise.all([
      one.waitForResponse(/\/_\/edit\/events/),
      one.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ]);
  const heading = (one: typeof page, place: number) => sections(one).nth(place).getByRole('heading').first();

  await look(page);
  await expect(bar(page).getByText('Uređujete i na drugom uređaju')).toBeAttached();

  // What one has written on the phone is not covered at the desk, where nobody has heard of it yet.
  const asked = Promise.withResolvers<void>();
  await page.route(/\/_\/edit\/events/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await write(phone, heading(phone, 0), 'S mobitela');
  await isSaved(phone);
  await write(page, heading(page, 0), 'S računala');
  const clash = page.getByRole('alertdialog');
  await expect(clash).toContainText('S mobitela');
  await expect(clash).toContainText('ste na drugom uređaju');
  asked.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await clash.getByRole('button', { name: 'Uzmi ono odande' }).click();
  await expect(heading(page, 0)).toHaveText('S mobitela');

  // A section that is removed there while one writes in it here comes back with the words.
  await heading(page, 1).click();
  await page.keyboard.press('ControlOrMeta+a');
  await changeDraft(staff.call, ref, [{ op: 'remove', part: second.id }]);
  await page.keyboard.insertText('Moje riječi');
  await expect(clash).toContainText('Moje riječi');
  await clash.getByRole('button', { name: 'Zadrži ono odavde' }).click();
  await isSaved(page);
  await expect(heading(page, 1)).toHaveText('Moje riječi');

  // Closed, the page shows what visitors read.
  await bar(page).getByRole('button', { name: 'Zatvori uređivanje' }).click();
  await expect(heading(page, 0)).toHaveText('Prvi');
  await expect(heading(page, 1)).toHaveText('Drugi');
  await phone.context().close();
});
