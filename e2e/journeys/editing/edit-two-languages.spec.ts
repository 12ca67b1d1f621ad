import { releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import type { Locator } from '@playwright/test';
import {
  bar,
  changeDraft,
  isReady,
  isSaved,
  makePage,
  openEditor,
  paragraphs,
  partOf,
} from '../../editing.ts';
import { byKeys, byMouse, type Hand } from '../../hands.ts';
import { expect, test } from '../../staff.ts';

/** What is written in a language, which picture of the gallery is chosen, and where the link leads. */
const said = {
  hr: {
    heading: 'Jesen u studiju',
    alt: 'Prvi pogled',
    picture: 0,
    link: 'Do kartice',
    target: 'Članska kartica',
  },
  en: {
    heading: 'Autumn in the studio',
    alt: 'A second look',
    picture: 1,
    link: 'To the card',
    target: 'Member card',
  },
};

for (const [name, handOf] of Object.entries({ 'by mouse': byMouse, 'by keyboard': byKeys }))
  test(`[EDIT-005, EDIT-007, EDIT-009, EDIT-015, CMS-007, CMS-024, SHELL-029] ${name}: headline, picture and link are changed in two languages, planned together, looked at before, taken back and brought back, and go out as they were planned`, {
    tag: '@release',
  }, async ({ page, browser, request, baseURL, staff, lastly }) => {
    const hand = handOf(page);
    const part = partOf('text-picture', { meta: { heading: 'Staro', body: paragraphs('Riječi') } });
    const { path, ref } = await makePage(staff, 'Dva jezika', [part]);
    const section = page.getByRole('main').locator('section').first();
    const heading = section.locator('.is-field:is(h1, h2)');
    const shown = async (address: string) => {
      const answer = await request.get(address);
      const html = await answer.text();
      return Object.values(said).flatMap(({ heading, alt, link }) =>
        [heading, alt, link].filter((words) => html.includes(words)),
      );
    };
    const panel = async (name: string | RegExp) => {
      await hand.into('.ebar');
      await hand.press(bar(page).getByRole('button', { name }));
      return page.getByRole('complementary', { name });
    };
    await openEditor(page, baseURL, staff, path);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
    });
    await hand.into('main');
    await change(hand, section, said.hr);
    await isSaved(page);

    // What somebody else writes meanwhile counts as well, once one looks here again; so does what others change around every page.
    const changes = bar(page).getByRole('button', { name: /^Promjene/ });
    const number = async () => Number(/\((\d+)\)$/.exec(await changes.innerText())?.[1] ?? 0);
    await expect.poll(number).toBeGreaterThanOrEqual(3);
    const before = await number();
    await changeDraft(staff.call, ref, [{ op: 'set', path: 'root/meta/excerpt', value: 'O čemu je riječ.' }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(number).not.toBe(before);

    await panel(/^Jezici/);
    const languages = page.getByRole('complementary', { name: 'Jezici' });
    await hand.press(languages.getByRole('button', { name: 'Počni jezik: engleski' }));
    await hand.press(languages.getByRole('link', { name: /^Uredi ?: engleski/ }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await isReady(page);
    await expect(heading).toHaveText(said.hr.heading);
    await hand.into('main');
    await change(hand, section, said.en);
    await isSaved(page);
    const english = new URL(page.url()).pathname;

    // Both languages at one moment.
    await hand.into('.ebar');
    await hand.press(bar(page).getByRole('button', { name: 'Objavi…' }));
    const publish = page.getByRole('dialog', { name: 'Objava' });
    await expect(publish.getByRole('heading', { name: 'Ova stranica' })).toBeVisible();
    await hand.press(publish.locator('summary'));
    await hand.tick(publish.getByRole('checkbox', { name: new RegExp(`${path.slice(-8)} hrvatski`) }));
    await expect(publish.getByText('Tražim što se promijenilo…')).toBeHidden();
    for (const box of await publish.getByLabel('Objavi svejedno').all()) await hand.tick(box);
    await hand.tick(publish.getByRole('radio', { name: /^U određeno vrijeme/ }));
    await hand.fillMoment(publish.getByLabel('Vrijeme objave'));
    await hand.press(publish.getByRole('button', { name: 'Zakaži' }));
    await expect(publish).toBeHidden();
    const plan = await planOf(ref.id);
    lastly(async () => {
      if ((await planOf(ref.id))?.state === 'scheduled')
        await staff.call(releaseCancel, { id: plan?.id ?? 0 });
    });
    expect(plan?.items.map(({ language }) => language).sort()).toEqual(['eng', 'hrv']);

    // The shop of that moment, for somebody without a login; everybody else sees what there was.
    const preview = await panel('Pregled i poveznice');
    await hand.choose(preview.getByLabel('Što pokazuje'), 'moment');
    await hand.fillMoment(preview.getByLabel('Trenutak'));
    await hand.press(preview.getByRole('button', { name: 'Napravi poveznicu' }));
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(await preview.getByLabel('Adresa').inputValue());
    for (const [address, words] of [
      [path, said.hr],
      [english, said.en],
    ] as const) {
      await guest.goto(address);
      await expect(guest.getByRole('main').getByText(words.heading)).toBeVisible();
      await expect(guest.getByRole('main').getByRole('img', { name: words.alt })).toBeVisible();
      await expect(guest.getByRole('main').getByRole('link', { name: words.link })).toBeVisible();
      expect(await shown(address)).toEqual([]);
    }
    await guest.context().close();

    // Taken back step by step, also what was planned; brought back from the plan.
    await hand.into('main');
    for (const _step of ['link', 'picture', 'headline'])
      await hand.undo(bar(page).getByRole('button', { name: 'Poništi' }));
    await expect(heading).toHaveText(said.hr.heading);
    await expect(section.getByRole('img', { name: said.hr.alt })).toBeVisible();
    await isSaved(page);
    const history = await panel('Povijest');
    const planned = history.getByRole('listitem').filter({ hasText: 'zakazano' });
    await hand.press(planned.getByRole('button', { name: /^Vrati u skicu/ }));
    await expect(heading).toHaveText(said.en.heading);
    await expect(section.getByRole('img', { name: said.en.alt })).toBeVisible();
    await expect(section.getByRole('link', { name: said.en.link })).toBeVisible();

    await staff.call(releaseSave, { id: plan?.id, at: new Date().toISOString() });
    await expect.poll(() => shown(path)).toEqual([said.hr.heading, said.hr.alt, said.hr.link]);
    await expect.poll(() => shown(english)).toEqual([said.en.heading, said.en.alt, said.en.link]);
    expect(documents).toBe(0);

    async function planOf(id: number) {
      const { records } = await staff.call(releaseFilter, { limit: 100 });
      return records.find(({ items }) => items.some((item) => item.kind === 'content' && item.id === id));
    }

    /** Writes the headline, chooses a picture, names the link and where it leads. */
    async function change(
      { write, press, fill }: Hand,
      within: Locator,
      { heading: words, alt, picture, link, target }: (typeof said)['hr'],
    ) {
      await press(within.getByTitle('Slika', { exact: true }));
      const gallery = page.getByRole('dialog', { name: 'Slika', exact: true });
      await press(gallery.getByRole('listitem').nth(picture).getByRole('button'));
      await fill(gallery.getByLabel('Opis slike'), alt, true);
      await press(gallery.getByRole('button', { name: 'Primijeni' }));
      await expect(gallery).toBeHidden();
      await write(heading, words);
      await press(within.getByRole('button', { name: 'Poveznica na više' }).or(within.getByRole('link')));
      const button = page.getByRole('dialog', { name: 'Gumb' });
      await fill(button.getByLabel('Natpis'), ' ');
      await press(button.getByRole('button', { name: 'Primijeni' }));
      await expect(button.getByText('Upišite natpis.')).toBeVisible();
      await fill(button.getByLabel('Natpis'), link);
      const again = button.getByRole('button', { name: 'Promijeni' });
      if (await again.isVisible()) await press(again);
      await fill(button.getByLabel('Kamo vodi'), target);
      await press(button.getByRole('button', { name: new RegExp(`^${target}`) }));
      await press(button.getByRole('button', { name: 'Primijeni' }));
      await expect(button).toBeHidden();
    }
  });
