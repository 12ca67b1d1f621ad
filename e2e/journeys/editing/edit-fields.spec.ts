import type { Page } from '@playwright/test';
import { bar, discardDraft, isSaved, makePage, openEditor, paragraphs, partOf } from '../../editing.ts';
import { axeFaults } from '../../kit.ts';
import { expect, test } from '../../staff.ts';

/** Puts a web page on the clipboard as another program would, and pastes it. */
async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    const data = new DataTransfer();
    data.setData('text/html', markup);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

/** Scrolls until the line of the caret stands so far from the top of the window. */
const scrollLineTo = (page: Page, top: number) =>
  page.evaluate((wanted) => {
    const line = getSelection()?.getRangeAt(0).getClientRects()[0];
    scrollBy({ top: (line?.top ?? 0) - wanted, behavior: 'instant' });
  }, top);

/** Whether the bar of the text in hand hides the line of the caret. */
const liesOverLine = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.bubble')?.getBoundingClientRect();
    const line = getSelection()?.getRangeAt(0).getClientRects()[0];
    return !bar || !line || (line.top < bar.bottom && line.bottom > bar.top);
  });

test('[EDIT-005, EDIT-009, SHELL-029] rich text is written where it stands, cleaned of what is pasted, linked to a page by its title, and survives a reload', {
  tag: '@release',
}, async ({ page, baseURL, staff, lastly }) => {
  const returns = await openEditor(page, baseURL, staff, '/povrat-i-reklamacije');
  lastly(() => discardDraft(staff.call, returns));
  const main = page.getByRole('main');
  const body = main.locator('div.is-field:has(> p)').first();
  const before = await body.innerText();

  await body.click();
  const text = main.locator('.is-rich');
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleName('Tekst');
  await expect(text).toContainText(before.slice(0, 12));
  await page.keyboard.press('ControlOrMeta+a');
  await pasteHtml(
    page,
    `<h1 onclick="x()">Naslov</h1><p style="color:red">Riječi <b>važne</b> <a href="javascript:alert(1)">zlo</a>
      <script>document.title='x'</script> <b>480</b><span style="font-weight:400">&nbsp;</span>€</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span
      style="mso-list:Ignore">·</span>prvo</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span
      style="mso-list:Ignore">·</span>drugo</p>`,
  );
  await expect(text.locator('strong')).toHaveText(['važne', '480']);
  expect(await text.evaluate((one) => one.textContent)).toContain('480\u00a0€');
  await expect(text.getByRole('listitem')).toHaveText(['prvo', 'drugo']);
  await expect(text.locator('a, script, [style], h1')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Poveznica' });
  await link.getByLabel('Natpis').fill('do kartice');
  await link.getByLabel('Kamo vodi').fill('članska');
  await link.getByRole('button', { name: /^Članska kartica/ }).click();
  await expect(link.getByText('Članska kartica')).toBeVisible();
  await link.getByRole('button', { name: 'Primijeni' }).click();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' odmah');
  await expect(page.getByRole('toolbar', { name: 'Oblikovanje teksta' })).toBeVisible();
  expect(await axeFaults(page, '.ed-rich')).toEqual([]);
  // Where the text has no room above it the bar lies over it, and yet never over the line in hand.
  for (const room of [70, 20]) {
    await scrollLineTo(page, room);
    await expect.poll(() => liesOverLine(page)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await isSaved(page);
  await expect(main.getByRole('link', { name: 'do kartice' })).toHaveAttribute('href', '/clanska-kartica');

  await page.reload();
  await expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
  await expect(main.getByRole('link', { name: 'do kartice' })).toBeVisible();
  await expect(main.locator('strong', { hasText: 'odmah' })).toBeVisible();
  await main.getByText('važne').click();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(before.slice(0, 40));
  await page.keyboard.press('Escape');
  await isSaved(page);
});

test('[EDIT-005, EDIT-012, EDIT-013, EDIT-014] a section is added from its picture, filled with chosen products, duplicated, moved by keyboard, copied to another page and taken back', async ({
  page,
  baseURL,
  staff,
  lastly,
}) => {
  const contact = await openEditor(page, baseURL, staff, '/kontakt');
  lastly(() => discardDraft(staff.call, contact));
  const main = page.getByRole('main');
  const tools = page.getByRole('toolbar');
  const sections = main.locator('section');
  const before = await sections.count();

  // By the plus on the lower edge of the last section; that of the list is played by touch and by keyboard.
  await sections.last().locator('.is-field').first().hover();
  await sections
    .last()
    .evaluate((last) => scrollBy(0, last.getBoundingClientRect().bottom - innerHeight + 120));
  await page
    .getByRole('button', { name: /^Dodaj odjeljak nakon/ })
    .last()
    .click();
  const add = page.getByRole('dialog', { name: 'Dodaj odjeljak' });
  await add.getByLabel('Traži odjeljak').fill('proizv');
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await add.getByRole('button', { name: 'Proizvodi' }).click();
  await isSaved(page);
  await expect(sections).toHaveCount(before + 1);

  const added = sections.last();
  await added.getByRole('textbox', { name: 'Naslov odjeljka' }).click();
  await page.keyboard.insertText('Za početak');
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: 'Izgled i postavke: Za početak' }).click();
  const settings = page.getByRole('dialog', { name: 'Izgled i postavke: Proizvodi' });
  await settings.getByLabel('Koji').selectOption('ručno odabrani');
  await settings.getByLabel('Najviše').fill('900');
  await expect(settings.getByLabel('Najviše')).toHaveAccessibleDescription(/Od 1 do 100/);
  await settings.getByLabel('Najviše').fill('4');
  await settings.getByRole('button', { name: /^Promijeni.*Proizvodi/ }).click();
  const list = page.getByRole('dialog', { name: 'Proizvodi', exact: true });
  const chosen = list.getByRole('region', { name: 'Odabrano' }).getByRole('listitem');
  const offered = list.getByRole('button', { name: /^Dodaj/ });
  for (const count of [1, 2]) {
    await offered.first().click();
    await expect(chosen).toHaveCount(count);
  }
  // What was chosen is named once the platform has said how.
  await expect(chosen.first()).not.toContainText('…');
  const [first = ''] = await chosen.allTextContents();
  await chosen
    .nth(0)
    .getByRole('button', { name: /^Pomakni dolje/ })
    .click();
  await expect(chosen.nth(1)).toHaveText(first);
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await list.getByRole('button', { name: 'Upotrijebi (2)' }).click();
  await settings.getByRole('button', { name: 'Zatvori' }).click();
  await isSaved(page);
  await expect(added.getByRole('listitem')).toHaveCount(2);

  await added.locator('.is-field').first().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(sections.nth(before - 1)).toContainText('Za početak');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText(/^Kopirano: Za početak/)).toBeVisible();
  await tools.getByRole('button', { name: 'Dupliciraj: Za početak' }).click();
  await expect(sections).toHaveCount(before + 2);
  await isSaved(page);

  const funds = await openEditor(page, baseURL, staff, '/eu-fondovi');
  lastly(() => discardDraft(staff.call, funds));
  await main.locator('.is-field').first().focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(main.getByRole('heading', { name: 'Za početak' })).toBeVisible();
  await isSaved(page);
  await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(main.getByRole('heading', { name: 'Za početak' })).toBeHidden();
  await isSaved(page);
});

test('[CMS-068] lists show what they count: letters, Roman numbers and where they begin, in long texts and in short ones', async ({
  page,
  staff,
}) => {
  const list = (attrs: object) => ({
    type: 'orderedList',
    attrs,
    content: [{ type: 'listItem', content: paragraphs('Stavka').content }],
  });
  const body = {
    type: 'doc',
    content: [list({ type: 'a', start: 2 }), list({ type: 'I' }), list({ start: 5 })],
  };
  const { path } = await makePage(staff, 'Popisi', [
    partOf('text', { meta: { heading: 'Dugi', body } }),
    partOf('call-to-action', { meta: { heading: 'Kratki', body } }),
  ]);
  await page.goto(path);
  const signs = await page
    .getByRole('main')
    .locator('section ol')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).listStyleType));
  const shown = ['lower-alpha', 'upper-roman', 'decimal'];
  expect(signs).toEqual([...shown, ...shown]);
});
