import type { Page } from '@playwright/test';
import { bar, changeDraft, isReady, isSaved, makePage, sections } from '../../editing.ts';
import { goInto, press, reach, typeMoment } from '../../hands.ts';
import { axeFaults } from '../../kit.ts';
import { expect, hireStaff, logIn, test } from '../../staff.ts';

/** Whether words come where they are read out. */
const hears = (page: Page, words: string | RegExp) =>
  expect(
    page.locator('[role=status], [role=alert], [aria-live=polite]').filter({ hasText: words }).first(),
  ).toBeAttached();

/** Next year, beyond which nobody plans much. */
const year = new Date().getFullYear() + 1;

test('[EDIT-001, EDIT-004, EDIT-005, EDIT-007, EDIT-008, EDIT-009, EDIT-015, EDIT-017, EDIT-018, CMS-066] a landing page is built from nothing by keyboard alone: each of the tasks of an editor is reached, done and said aloud, and the focus is never lost', {
  tag: '@release',
}, async ({ page, baseURL, staff }) => {
  // Many tasks on one page, on a machine that does other things too.
  test.setTimeout(180_000);
  const home = String(baseURL);
  const [{ path, ref }, colleague] = await Promise.all([makePage(staff, 'Tipkovnica', []), hireStaff(home)]);
  await logIn(page.context(), home, staff.accessToken);
  await page.addInitScript(() => localStorage.setItem('izlog-edit-seen', 'yes'));
  await page.goto(path);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  const main = page.getByRole('main');
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const panel = (name: string) => page.getByRole('complementary', { name });
  const focused = page.locator(':focus');
  const task = test.step;

  await task('edit mode on', async () => {
    await reach(page, page.getByRole('button', { name: 'Uredi stranicu' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await isReady(page);
    await expect(bar(page)).toBeFocused();
  });

  await task('a first section, from the empty page', async () => {
    await press(page, page.getByRole('button', { name: 'Odaberi odjeljak' }));
    await goInto(page, '.rail');
    await press(page, page.getByRole('button', { name: 'Dodaj odjeljak na kraj' }));
    await reach(page, dialog('Dodaj odjeljak').getByLabel('Traži odjeljak'));
    await page.keyboard.type('sa slikom');
    await press(page, dialog('Dodaj odjeljak').getByRole('button', { name: 'Tekst sa slikom' }));
    await hears(page, 'Umetnuto: Tekst sa slikom');
    // One goes on where it stands.
    await expect(sections(page).locator(':focus')).toHaveCount(1);
  });

  const first = sections(page).first();
  const heading = first.locator('.is-field:is(h1, h2)');
  await task('a headline is written', async () => {
    await goInto(page, 'main');
    await reach(page, heading);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('textbox', { name: 'Naslov odjeljka' }).first()).toBeFocused();
    await page.keyboard.type('Početak');
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await isSaved(page);
  });

  await task('undo', async () => {
    await page.keyboard.press('Control+z');
    await hears(page, /^Poništeno: Tekst sa slikom.*Naslov odjeljka$/);
    await expect(heading).toBeEmpty();
  });
  await task('redo', async () => {
    await page.keyboard.press('Control+y');
    await hears(page, /^Ponovljeno: .*Naslov odjeljka$/);
    await expect(heading).toHaveText('Početak');
  });

  await task('rich text: bold, and a link', async () => {
    await reach(page, first.locator('.is-field[aria-label="Tekst"]'));
    await page.keyboard.press('Enter');
    // The first rich text fetches its editor.
    await expect(main.locator('.is-rich')).toBeFocused();
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Važno');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' i ');
    // The first rich text fetches its bar.
    await expect(page.getByRole('toolbar', { name: 'Oblikovanje teksta' })).toBeVisible();
    await page.keyboard.press('Alt+F10');
    await expect(
      page.getByRole('toolbar', { name: 'Oblikovanje teksta' }).getByRole('button').first(),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await reach(page, dialog('Poveznica').getByLabel('Natpis'));
    await page.keyboard.type('kontakt');
    await reach(page, dialog('Poveznica').getByLabel('Kamo vodi'));
    await page.keyboard.type('/kontakt');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('textbox', { name: 'Tekst', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first.locator('strong')).toHaveText('Važno');
    await expect(first.getByRole('link', { name: 'kontakt' })).toHaveAttribute('href', '/kontakt');
  });

  await task('a button and where it leads', async () => {
    await press(page, first.getByRole('button', { name: 'Poveznica na više' }));
    await reach(page, dialog('Gumb').getByLabel('Natpis'));
    await page.keyboard.type('Više o nama');
    await reach(page, dialog('Gumb').getByLabel('Kamo vodi'));
    await page.keyboard.type('članska');
    await press(page, dialog('Gumb').getByRole('button', { name: /^Članska kartica/ }));
    await press(page, dialog('Gumb').getByRole('button', { name: 'Primijeni' }));
    await expect(first.getByRole('link', { name: 'Više o nama' })).toHaveAttribute(
      'href',
      '/clanska-kartica',
    );
    await expect(first.getByRole('link', { name: 'Više o nama' })).toBeFocused();
  });

  await task('a picture with its words', async () => {
    await reach(page, first.getByTitle('Slika', { exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const gallery = dialog('Slika');
    await press(page, gallery.getByRole('listitem').first().getByRole('button'));
    // All other pictures lie between; backwards it is near.
    await reach(page, gallery.getByLabel('Opis slike'), 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Prvi pogled');
    await press(page, gallery.getByRole('button', { name: 'Primijeni' }));
    await expect(first.getByRole('img', { name: 'Prvi pogled' })).toBeVisible();
    await expect(gallery).toBeHidden();
  });

  const tools = page.getByRole('toolbar', { name: /^Odjeljak: / });
  const goToTools = async () => {
    await page.keyboard.press('Alt+F10');
    await expect(tools.getByRole('button').first()).toBeFocused();
  };
  const openTool = async (name: RegExp) => {
    await goToTools();
    await reach(page, tools.getByRole('button', { name }), 'ArrowRight');
    await page.keyboard.press('Enter');
  };
  const openMenu = async (item: string) => {
    await goToTools();
    await reach(page, tools.locator('summary'), 'ArrowRight');
    await page.keyboard.press('Enter');
    await reach(page, tools.getByRole('button', { name: item }), 'ArrowDown');
    await page.keyboard.press('Enter');
  };
  await task('an option of look, and parts of a list: added', async () => {
    await openTool(/^Izgled i postavke/);
    const settings = dialog(/^Izgled i postavke/);
    await reach(page, settings.getByLabel('Strana slike'));
    await page.keyboard.press('ArrowDown');
    await expect(settings.getByLabel('Strana slike')).toHaveValue('right');
    for (const _step of [1, 2]) {
      await press(page, settings.getByRole('button', { name: 'Dodaj: Korak' }));
      await hears(page, 'Umetnuto: Korak');
    }
    await page.keyboard.press('Escape');
  });
  await task('parts of a list: moved, taken away', async () => {
    const title = first.getByRole('listitem').last().locator('.is-field').first();
    await reach(page, title);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Drugi korak');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowUp');
    await hears(page, 'Pomaknuto: Drugi korak, 1. od 2');
    await expect(focused).toHaveText('Drugi korak');
    // The other one, which nobody named, goes; the focus goes on to what stands there then.
    await reach(page, first.getByRole('listitem').last().locator('.is-field').first());
    await page.keyboard.press('Delete');
    await hears(page, 'Izbrisano: Korak. Poništi vraća.');
    await expect(first.getByRole('listitem')).toHaveText([/Drugi korak/]);
    expect(await first.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  });

  await task('duplicate', async () => {
    await reach(page, heading, 'Shift+Tab');
    await openTool(/^Dupliciraj/);
    await hears(page, 'Duplicirano: Početak');
    await expect(sections(page)).toHaveCount(2);
  });
  await task('copy and paste', async () => {
    await page.keyboard.press('Control+c');
    await hears(page, 'Kopirano: Početak');
    await page.keyboard.press('Control+v');
    await hears(page, 'Umetnuto: Početak');
    await expect(sections(page)).toHaveCount(3);
  });
  await task('another kind of section, and its order in the outline', async () => {
    await goInto(page, '.rail');
    await press(page, page.getByRole('button', { name: 'Dodaj odjeljak na kraj' }));
    await reach(page, dialog('Dodaj odjeljak').getByLabel('Traži odjeljak'));
    await page.keyboard.type('razdjel');
    await press(page, dialog('Dodaj odjeljak').getByRole('button', { name: 'Razdjelnik' }));
    await hears(page, 'Umetnuto: Razdjelnik');
    const up = panel('Sastav stranice').getByRole('button', { name: 'Pomakni gore: Razdjelnik' });
    await reach(page, up, 'Shift+Tab');
    for (const place of [3, 2, 1]) {
      await page.keyboard.press('Enter');
      await hears(page, `Pomaknuto: Razdjelnik, ${place}. od 4`);
    }
    // There is nothing above it any more; who pressed stays where they are.
    await expect(up).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await hears(page, 'Pomaknuto: Razdjelnik, 2. od 4');
    expect(await axeFaults(page, '.rail')).toEqual([]);
  });
  const holds = (words: string) => expect(panel('Sastav stranice').getByText(words)).toBeVisible();
  await task('delete, and take it back', async () => {
    const remove = panel('Sastav stranice').getByRole('button', { name: 'Ukloni: Razdjelnik' });
    await press(page, remove);
    await hears(page, 'Izbrisano: Razdjelnik. Poništi vraća.');
    expect(await page.evaluate(() => document.activeElement?.closest('.rail') !== null)).toBe(true);
    await page.keyboard.press('Control+z');
    await hears(page, 'Poništeno: Razdjelnik');
    await holds('4 odjeljka');
    await goInto(page, 'main');
    await reach(page, heading);
    await page.keyboard.press('Delete');
    await holds('3 odjeljka');
    // The focus went on to the neighbour.
    await expect(sections(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await holds('4 odjeljka');
  });

  await task('hide on phones', async () => {
    await goInto(page, 'main');
    await reach(page, heading);
    await openMenu('Sakrij na mobitelu');
    await hears(page, 'Skriveno na mobitelu: Početak');
  });
  await task('hide until a day', async () => {
    await page.keyboard.press('Alt+h');
    await reach(page, dialog(/^Sakrij do dana/).getByLabel('Posjetitelji ga vide od'));
    await typeMoment(page);
    await press(page, dialog(/^Sakrij do dana/).getByRole('button', { name: 'Sakrij do tada' }));
    await hears(page, `Početak: skriveno do 12. 12. ${year}`);
    await page.keyboard.press('Control+z');
    await hears(page, /^Poništeno: .*Skriveno do/);
  });
  await task('save as template', async () => {
    await openMenu('Spremi kao predložak…');
    await reach(page, dialog('Spremi kao predložak…').getByLabel('Naziv predloška'));
    await page.keyboard.type(' s tipkovnice');
    await page.keyboard.press('Enter');
    await hears(page, 'Predložak je spremljen.');
    await expect(dialog('Spremi kao predložak…')).toBeHidden();
  });

  const openPanel = async (name: string) => {
    await goInto(page, '.ebar');
    // The button of the languages says which is here.
    await press(page, bar(page).getByRole('button', { name: new RegExp(`^${name}(: [A-Z]{2})?$`) }));
    return panel(name);
  };
  await task('settings of the page: title and address', async () => {
    const settings = await openPanel('Postavke stranice');
    await reach(page, settings.getByLabel('Naslov', { exact: true }));
    await page.keyboard.press('End');
    await page.keyboard.type(', dopunjeno');
    const slug = settings.getByLabel('Adresa', { exact: true });
    await reach(page, slug);
    await page.keyboard.press('End');
    await page.keyboard.type(' !');
    await expect(slug).toHaveAccessibleDescription(/Slug nije u ispravnom formatu!/);
    for (const _sign of [1, 2]) await page.keyboard.press('Backspace');
    await page.keyboard.type('-nova');
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'Postavke stranice' })).toBeFocused();
    await isSaved(page);
  });

  const publish = dialog('Objava');
  await task('changes and publish', async () => {
    await page.keyboard.press('Alt+p');
    await expect(publish.getByRole('heading', { name: 'Ova stranica' })).toBeVisible();
    await expect(publish.getByText('Tražim što se promijenilo…')).toBeHidden();
    for (const box of await publish.getByLabel('Objavi svejedno').all()) await press(page, box, 'Space');
    await press(page, publish.getByRole('button', { name: 'Objavi sada' }));
    await hears(page, 'Objavljeno. Posjetitelji vide promjene.');
    await expect(page).toHaveURL(/-nova\?editPage=true$/);
    await isReady(page);
    expect(await (await page.request.get(`${path}-nova`)).text()).toMatch(
      /Početak[\s\S]*Važno[\s\S]*Prvi pogled|Prvi pogled[\s\S]*Početak/,
    );
  });

  await task('a value of the phone, and its way back', async () => {
    const phone = await openPanel('Na mobitelu');
    const own = phone.getByRole('listitem').filter({ hasText: 'Naslov odjeljka' }).first();
    await reach(page, own.getByRole('textbox'));
    await page.keyboard.type('Kratko');
    await expect(own.getByRole('status')).toHaveText('vlastito');
    await reach(page, own.getByRole('button', { name: /^Vrati/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(own.getByRole('status')).toHaveText('naslijeđeno');
    await expect(own.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await isSaved(page);
  });

  await task('somebody else wrote there too: both become one', async () => {
    // What they write is not shown here before one’s own goes out.
    await page.route('**/_/edit/events?**', () => {});
    const [section] =
      (await sections(page).first().locator('[id$=-heading]').getAttribute('id'))?.split('-heading') ?? [];
    await changeDraft(colleague.call, ref, [
      { op: 'set', path: `${section}/meta/heading` as never, value: 'Njihovo' },
    ]);
    await goInto(page, 'main');
    await reach(page, heading);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Naše');
    await page.keyboard.press('Enter');
    await hears(page, 'Isto je mjesto promijenjeno i drugdje');
    await goInto(page, '.ed-conflict');
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Spoji…' }));
    await expect(page.getByLabel('Spojene riječi')).toBeFocused();
    await expect(page.getByLabel('Spojene riječi')).toHaveValue('Njihovo Naše');
    expect(await axeFaults(page, '.ed-conflict')).toEqual([]);
    // Colours that are still changing are none to judge.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await axeFaults(page, '.ed-conflict')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.keyboard.press('End');
    await page.keyboard.type(' zajedno');
    await press(page, page.getByRole('button', { name: 'Spremi spojeno' }));
    await hears(page, 'Spojeno.');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText('Njihovo Naše zajedno');
    await isSaved(page);
    await page.unroute('**/_/edit/events?**');
  });

  await task('all keys', async () => {
    await page.keyboard.press('?');
    await expect(dialog('Tipke').getByText('od polja do polja')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading).toBeFocused();
  });
  await task('edit mode off', async () => {
    await goInto(page, '.ebar');
    await press(page, bar(page).getByRole('button', { name: 'Zatvori uređivanje' }));
    await expect(
      page
        .getByRole('region', { name: /^(Traka osoblja|Staff bar)$/ })
        .getByRole('button')
        .first(),
    ).toBeFocused();
  });
  expect(documents).toBe(0);
});
