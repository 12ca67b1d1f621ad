import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { draftOf, isSaved, makePage, openEditor, paragraphs, partOf } from '../../editing.ts';
import { expect, test } from '../../staff.ts';

const security = new URL('../../../../shared/data/security/', import.meta.url);

/** Strings that have broken other programs, where they are at hand; a few of each file, all of them with `EDIT_HOSTILE=all`. */
function hostileTexts(): string[] {
  if (!existsSync(security))
    return ['<img src=x onerror="alert(1)">', '<svg/onload=alert(1)>', '<script>alert(1)</script>'];
  const lists = new URL('lists/', security);
  const files = readdirSync(lists, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  const most = process.env.EDIT_HOSTILE === 'all' ? Number.POSITIVE_INFINITY : 4;
  const lines = files.flatMap((file) =>
    readFileSync(new URL(file, lists), 'utf8').split('\n').filter(Boolean).slice(0, most),
  );
  const naughty: string[] = JSON.parse(readFileSync(new URL('naughty/blns.json', security), 'utf8'));
  return [...lines, ...naughty.filter(Boolean).slice(0, most * 10)];
}

/** Puts something on the clipboard as another program would, and pastes or drops it where the focus is. */
const hand = (page: Page, how: 'paste' | 'drop', data: Record<string, string>) =>
  page.evaluate(
    ([kind, given]) => {
      const transfer = new DataTransfer();
      for (const [type, text] of Object.entries(given)) transfer.setData(type, text);
      const usual = { bubbles: true, cancelable: true };
      const box = document.activeElement?.getBoundingClientRect();
      document.activeElement?.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...usual, clipboardData: transfer })
          : new DragEvent('drop', {
              ...usual,
              dataTransfer: transfer,
              clientX: (box?.left ?? 0) + 2,
              clientY: (box?.top ?? 0) + 2,
            }),
      );
    },
    [how, data] as const,
  );

/** The same two words as four programs put them on the clipboard. */
const programs = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=HR><!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span style='color:red'>Riječi</span></b><o:p></o:p> ostaju</p><!--EndFragment--></body></html>`,
  docs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Riječi</span><span> ostaju</span></p></b>`,
  excel: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><col width=64><tr height=20><td class=xl65 x:num>Riječi</td><td>ostaju</td></tr></table></body></html>`,
  web: `<div class="hero" onclick="alert(1)"><h1 style="font-size:9rem">Riječi</h1><form action="/x"><input name=q></form><p>ostaju<img src="https://example.com/x.png" onerror="alert(1)"></p><iframe src="https://example.com"></iframe></div>`,
};

test.describe('typing', () => {
  // Pictures that a hostile text names lead nowhere.
  test('[EDIT-004, EDIT-005] what is composed, pasted and dropped comes in as words: Croatian dead keys, Japanese, four programs, a book, and texts that attack', {
    tag: '@release',
  }, async ({ page, baseURL, staff }) => {
    const heading = partOf('text', { meta: { heading: 'Naslov', body: paragraphs('Prvi redak') } });
    const { path, ref } = await makePage(staff, 'Pisanje', [
      partOf('text', { meta: { heading: 'Iznad', body: paragraphs('Riječi') } }),
      heading,
    ]);
    await openEditor(page, baseURL, staff, path);
    await page.evaluate(() => {
      Object.assign(window, { executed: 0 });
      for (const name of ['alert', 'prompt', 'confirm'])
        Object.assign(window, { [name]: () => void (window as unknown as { executed: number }).executed++ });
    });
    const main = page.getByRole('main');
    // By its tag: it is a text box while it is in hand.
    const title = main.locator('section h2');
    const stored = async (f: string) => {
      await isSaved(page);
      return (await draftOf(staff.call, ref)).body.root.parts.find(({ id }) => id === heading.id)?.meta[f];
    };
    const cdp = await page.context().newCDPSession(page);
    const compose = async (...steps: string[]) => {
      for (const text of steps)
        await cdp.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
    };

    // A dead key, then its letter: one letter; Japanese: letters that become others before they are chosen.
    await title.click();
    await page.keyboard.press('ControlOrMeta+a');
    await compose('ˇ');
    await cdp.send('Input.insertText', { text: 'č' });
    await page.keyboard.type('aj i ');
    await compose('お', 'おち', 'おちゃ');
    await expect(title).toHaveText('čaj i おちゃ');
    await compose('お茶');
    await cdp.send('Input.insertText', { text: 'お茶' });
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('čaj i お茶');
    expect(await stored('heading')).toBe('čaj i お茶');

    // A book in the clipboard: the page goes on, says that it is too long, and nothing of it was sent in vain.
    await title.click();
    await page.keyboard.press('ControlOrMeta+a');
    await hand(page, 'paste', { 'text/plain': 'knjiga '.repeat(1_500_000) });
    await expect(page.locator('.ed-plate--danger')).toContainText('/ 160');
    await page.keyboard.press('ControlOrMeta+a');
    await hand(page, 'paste', { 'text/plain': 'Dva\r\nretka', 'text/html': '<b>Dva</b><br>retka' });
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Dva retka');
    await expect(title.locator('*')).toHaveCount(0);
    expect(await stored('heading')).toBe('Dva retka');

    const body = main.locator('section').last().locator('div.is-field').first();
    await body.click();
    const rich = main.locator('.is-rich');
    await expect(rich).toBeFocused();
    for (const [program, html] of Object.entries(programs)) {
      await page.keyboard.press('ControlOrMeta+a');
      await hand(page, 'paste', { 'text/html': html, 'text/plain': 'Riječi ostaju' });
      await expect(rich, program).toContainText('Riječi');
      await expect(rich, program).toContainText('ostaju');
      await expect(
        rich.locator(
          '[style], [onclick], [onerror], [class*=Mso], [class*=xl], form, input, iframe, script, h1, img[src*="example.com"]',
        ),
        program,
      ).toHaveCount(0);
    }
    // Texts that attack: as words, as markup, typed, pasted and dropped.
    const all = hostileTexts();
    for (const [place, text] of all.entries()) {
      if (place % 10 === 0) await page.keyboard.press('ControlOrMeta+a');
      if (place % 3 === 0) await page.keyboard.insertText(text.replaceAll('\n', ' '));
      else await hand(page, place % 3 === 1 ? 'paste' : 'drop', { 'text/html': text, 'text/plain': text });
    }
    await expect(
      rich.locator('script, style, svg, iframe, object, embed, [onerror], [onload], [onclick]'),
    ).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+a');
    await hand(page, 'paste', { 'text/plain': 'Kraj' });
    await page.keyboard.press('Escape');
    await expect(body).toHaveText('Kraj');
    expect(JSON.stringify(await stored('body'))).toContain('Kraj');
    for (const text of all.slice(0, 12)) {
      await title.click();
      await page.keyboard.press('ControlOrMeta+a');
      await hand(page, 'paste', { 'text/plain': text, 'text/html': text });
      await page.keyboard.press('Enter');
    }
    await expect(title.locator('*')).toHaveCount(0);
    expect(await page.evaluate('executed')).toBe(0);
    expect(all.length).toBeGreaterThan(2);
  });
});
