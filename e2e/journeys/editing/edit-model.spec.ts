import { randomUUID } from 'node:crypto';
import { documentKey } from '@izlog/contract/editing/document';
import { editEvents } from '@izlog/contract/editing/edit-history';
import type { OpResult } from '@izlog/contract/editing/op';
import { login } from '@izlog/contract/user/login';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { bar, draftOf, makePage, paragraphs, partOf, state } from '../../editing.ts';
import { callAsVisitor, expect, logIn, makeStaff, type Staff, test } from '../../staff.ts';

/** How often each of them does something, and from which seed: longer by hand, `EDIT_MODEL_ACTS=2000`. */
const acts = Number(process.env.EDIT_MODEL_ACTS ?? 6);
const seed = Number(process.env.EDIT_MODEL_SEED ?? 20_261_123);

type Person = Pick<Staff, 'accessToken'> & { name: string };
/** A tab in which somebody edits, and what becomes of its requests. */
interface Tab {
  name: string;
  person: Person;
  context: BrowserContext;
  page: Page;
  random: () => number;
  isHealed: boolean;
  /** Its own; a tab that was killed begins another. */
  sessions: Set<string>;
}
/** What was typed: a word of its own, so that it can be found wherever it went. */
interface Typed {
  word: string;
  tab: string;
  part: string;
}
interface SentOp {
  id: string;
  n: number;
  op: string;
  path?: string;
  value?: unknown;
}
/** An op as a tab sent it: upon which revision, and what the platform answered (whether or not the tab heard it). */
interface Heard {
  op: SentOp;
  tab: Tab;
  base: number;
  result: OpResult;
}
interface Logged {
  rev: number;
  id: string;
  session: string;
  path: string | undefined;
  value: unknown;
}
/** What was done and said. */
interface Played {
  typed: Typed[];
  clashes: Clash[];
  heard: Heard[];
  takenBack: Set<string>;
}
interface Clash {
  tab: string;
  words: string;
  kept: 'mine' | 'theirs';
  mine: string;
}

test('[EDIT-003, EDIT-005, EDIT-007] five browsers of three people, answers lost, doubled and late, tabs killed: each sees who else is there, no word is lost, every clash is shown, none is invented', {
  tag: '@release',
}, async ({ browser, baseURL, staff }) => {
  test.setTimeout(90_000 + acts * 2000);
  const home = String(baseURL);
  // Anyone who has no name is called by the address.
  const owner: Person = { name: staff.email, accessToken: staff.accessToken };
  const [{ path, ref }, ana, marko] = await Promise.all([
    makePage(
      staff,
      'Model',
      [1, 2, 3].map((n) => partOf('text', { meta: { heading: `Početak ${n}`, body: paragraphs('Riječi') } })),
    ),
    hire(home, 'Ana'),
    hire(home, 'Marko'),
  ]);
  const heard: Heard[] = [];
  const typed: Typed[] = [];
  const clashes: Clash[] = [];
  // By the hand that wrote it.
  const takenBack = new Set<string>();
  const log = new Map<string, Logged>();
  const start = await draftOf(staff.call, ref);
  const people = [ana, ana, marko, marko, owner];
  const tabs = await Promise.all(
    people.map((person, place) =>
      openTab(browser, home, path, person, `${person.name} ${place}`, seed + place, heard),
    ),
  );

  let since = start.rev;
  const readLog = async () => {
    const { documents } = await staff.call(editEvents, {
      session: randomUUID(),
      page: '/model',
      documents: `${documentKey(ref)}@${since}`,
    });
    for (const { rev, id, session, change } of documents[0]?.ops ?? []) {
      const isSet = change.op === 'set';
      log.set(`${id} ${rev}`, {
        rev,
        id,
        session: session ?? '',
        path: isSet ? change.path : undefined,
        value: isSet ? change.value : undefined,
      });
      since = Math.max(since, rev);
    }
    expect(documents[0]?.isStale ?? false).toBe(false);
  };
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await readLog();
    }
  })();
  await Promise.all(
    tabs.map(async (tab) => {
      for (let act = 0; act < acts; act++)
        await actOnce(tab, home, path, { typed, clashes, heard, takenBack });
    }),
  );
  isOver = true;
  await reading;
  await settle(tabs, clashes);
  await readLog();

  // Server equals model: all tabs show what is drafted, in its order.
  const { body } = await draftOf(staff.call, ref);
  const drafted = body.root.parts.map(({ id, meta }) => `${id} ${meta.heading}`);
  for (const tab of tabs)
    await expect.poll(() => shownIn(tab.page), { timeout: 15_000, message: tab.name }).toEqual(drafted);

  // Anyone who edits sees who else does.
  for (const { page, name } of tabs)
    await expect(bar(page).getByRole('listitem').first(), name).toBeVisible();

  // No word is lost: each is in the log, or somebody chose the other's in its place.
  const logged = new Set([...log.values()].map(({ value }) => value));
  const given = new Set(clashes.filter(({ kept }) => kept === 'theirs').map(({ mine }) => mine));
  const ids = new Set([...log.values()].map(({ id }) => id));
  const told = (word: string) => heard.filter(({ op }) => op.value === word);
  // Or its writer wrote on in the same field: a later flush of one gesture stands for the whole.
  const isGoneOn = (word: string) =>
    told(word).some(({ op, result }) => result.state === 'applied' && ids.has(op.id));
  // Or it was written over by the same hand, before it went out.
  const isWrittenOver = ({ word, tab, part }: Typed, place: number) =>
    !told(word).some(({ result }) => result.state === 'applied') &&
    typed.slice(place + 1).some((later) => later.tab === tab && later.part === part);
  const lost = typed.filter(
    (one, place) =>
      !logged.has(one.word) &&
      !given.has(one.word) &&
      !isGoneOn(one.word) &&
      !isWrittenOver(one, place) &&
      !takenBack.has(one.word),
  );
  // With all that was said to its tab about the field, and what its panels showed.
  const storyOf = ({ word, tab, part }: Typed) => ({
    word,
    told: heard
      .filter((one) => one.tab.name === tab && one.op.path?.startsWith(part))
      .map(({ op, base, result }) => ({ op, base, result })),
    shown: clashes.filter((one) => one.tab === tab),
  });
  expect(lost.map(storyOf)).toEqual([]);

  // No clash is hidden: what was taken was not written over something of somebody else that its tab had not seen.
  const all = [...log.values()];
  for (const { op, tab, base, result } of heard) {
    if (result.state !== 'applied' || op.op !== 'set') continue;
    const own = all.find(({ id, value }) => id === op.id && value === op.value);
    const hidden = all.filter(
      (other) =>
        other.path === op.path &&
        own &&
        other.rev > base &&
        other.rev < own.rev &&
        !tab.sessions.has(other.session),
    );
    // Anyone who writes what stands there already covers nothing.
    const isSame = hidden.toSorted((a, b) => a.rev - b.rev).at(-1)?.value === op.value;
    if (!isSame) expect(hidden, JSON.stringify(op)).toEqual([]);
  }
  // None is invented: only where another browser did write, also one's own.
  for (const { op, tab, result } of heard) {
    if (result.state !== 'conflict') continue;
    const others = all.filter(
      ({ path: where, session }) => where === result.path && !tab.sessions.has(session),
    );
    expect(others.length, JSON.stringify(op)).toBeGreaterThan(0);
  }
  const states = new Set(heard.map(({ result }) => result.state));
  const description = `${typed.length} words, ${heard.length} answers, ${clashes.length} clashes shown, ${[...states].join(', ')}`;
  test.info().annotations.push({ type: 'played', description });
  if (process.env.EDIT_MODEL_ACTS) process.stdout.write(`${description}\n`);
  expect(typed.length).toBeGreaterThan(acts);
  await Promise.all(tabs.map(({ context }) => context.close()));
});

async function hire(home: string, name: string): Promise<Person> {
  const { email, password } = await makeStaff('--first-name', name, '--last-name', 'Uredić');
  const { call } = await callAsVisitor(home);
  return { name, accessToken: (await call(login, { username: email, password })).tokens.accessToken };
}

async function openTab(
  browser: Browser,
  home: string,
  path: string,
  person: Person,
  name: string,
  from: number,
  heard: Heard[],
): Promise<Tab> {
  const context = await browser.newContext();
  const tab: Tab = {
    name,
    person,
    context,
    page: await context.newPage(),
    random: randomFrom(from),
    isHealed: false,
    sessions: new Set(),
  };
  await begin(tab, home, path, heard);
  return tab;
}

async function begin(tab: Tab, home: string, path: string, heard: Heard[]): Promise<void> {
  await tab.page.route('**/_/edit/ops', (route) => carry(route, tab, heard));
  await logIn(tab.context, home, tab.person.accessToken);
  await tab.context.addInitScript(() => localStorage.setItem('izlog-edit-seen', 'yes'));
  await tab.page.goto(`${home}${path}?editPage=true`);
  // What a killed tab left goes out at once, so the bar may say anything by now.
  await expect(tab.page.getByRole('main').locator('.is-field').first()).toBeVisible({
    // Five begin at once, on a machine that may do other things too.
    timeout: 30_000,
  });
}

/** Carries a request to the platform as a bad line would: not at all, without its answer, twice, or late. */
async function carry(route: Route, tab: Tab, heard: Heard[]): Promise<void> {
  const sent = route.request().postDataJSON() as {
    session: string;
    documents: Array<{ base: number; ops: SentOp[] }>;
  };
  tab.sessions.add(sent.session);
  const fate = tab.isHealed ? 1 : tab.random();
  try {
    if (fate < 0.08) return await route.abort('connectionreset');
    if (fate < 0.3) await new Promise((resolve) => setTimeout(resolve, fate * 2000));
    const answers = [await route.fetch(), ...(fate > 0.3 && fate < 0.42 ? [await route.fetch()] : [])];
    for (const answer of answers) {
      const told = (await answer.json()) as { data?: { documents: Array<{ results: OpResult[] }> } } | null;
      for (const [place, { results }] of (told?.data?.documents ?? []).entries())
        for (const [index, result] of results.entries()) {
          const op = sent.documents[place]?.ops[index];
          const base = sent.documents[place]?.base ?? 0;
          if (op) heard.push({ op, tab, base, result });
        }
    }
    if (fate > 0.42 && fate < 0.54) return await route.abort('connectionreset');
    const [first] = answers;
    if (first) await route.fulfill({ response: first });
  } catch (error) {
    // The tab was killed meanwhile, and its request with it.
    if (!/closed|Target|disposed|handled/i.test(String(error))) throw error;
  }
}

async function actOnce(
  tab: Tab,
  home: string,
  path: string,
  { typed, clashes, heard, takenBack }: Played,
): Promise<void> {
  const { random } = tab;
  if (random() < 0.5) await decideOne(tab, clashes);
  const what = random();
  if (what < 0.03) {
    await tab.page.close();
    tab.page = await tab.context.newPage();
    await begin(tab, home, path, heard);
    return;
  }
  const { page } = tab;
  const heading = page
    .getByRole('main')
    .locator('section :is(h1, h2)')
    .nth(Math.floor(random() * 3));
  await heading.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
  if (what < 0.7) {
    const word = `r${randomUUID().slice(0, 8)}`;
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(word);
    // Noted where it stands on the page, if it does: a clash or another's move that came meanwhile may have taken the focus away.
    const part = await page
      .getByRole('main')
      .locator('section :is(h1, h2)')
      .evaluateAll((all, text) => all.find((one) => one.textContent === text)?.id, word);
    if (part) typed.push({ word, tab: tab.name, part: part.replace(/-heading$/, '') });
    if (random() < 0.7) await page.keyboard.press('Escape');
  } else if (what < 0.85) await page.keyboard.press(random() < 0.5 ? 'Alt+ArrowUp' : 'Alt+ArrowDown');
  else {
    const before = await shownIn(page);
    await page.keyboard.press('ControlOrMeta+z');
    // What it removes stood there until then, perhaps for this tab alone.
    // What the browser takes back in a text it does a little after the key.
    let after = await shownIn(page);
    for (let look = 0; look < 5 && after.join() === before.join(); look++) {
      await page.waitForTimeout(50);
      after = await shownIn(page);
    }
    for (const gone of before.filter((one) => !after.includes(one)))
      takenBack.add(gone.slice(gone.indexOf(' ') + 1));
  }
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await new Promise((resolve) => setTimeout(resolve, random() * 300));
}

/** Decides the first clash that the tab shows; false where it shows none. */
async function decideOne({ page, name, random }: Tab, clashes: Clash[]): Promise<boolean> {
  const clash = '[role=alertdialog] .ed-conflict__one';
  if ((await page.locator(clash).count()) === 0) return false;
  const kept = random() < 0.5 ? 'mine' : 'theirs';
  // Read and pressed in one go: between two calls another clash may have become the first.
  const read = await page.evaluate(
    ([selector, labels]) => {
      const panel = document.querySelector(selector);
      const buttons = [...(panel?.querySelectorAll('button') ?? [])];
      const button = buttons.find((one) => labels.includes(one.textContent.trim()));
      if (!panel || !button) return null;
      const words = panel.querySelector('p')?.textContent ?? '';
      const mine = Array.from(panel.querySelectorAll('ins'), (one) => one.textContent).join('');
      button.click();
      return { words, mine };
    },
    // Of what the same person wrote in another browser it speaks otherwise.
    [
      clash,
      kept === 'mine' ? ['Zadrži moje', 'Zadrži ono odavde'] : ['Uzmi njihovo', 'Uzmi ono odande'],
    ] as const,
  );
  if (!read) return false;
  clashes.push({ tab: name, words: read.words, kept, mine: read.mine.trim() });
  return true;
}

/** The line is good again: all goes out, and what clashes is decided. */
async function settle(tabs: readonly Tab[], clashes: Clash[]): Promise<void> {
  for (const tab of tabs) {
    tab.isHealed = true;
    await tab.page.keyboard.press('Escape');
  }
  await expect
    .poll(
      async () => {
        const open: string[] = [];
        for (const tab of tabs) {
          await tab.page.evaluate(() => dispatchEvent(new Event('online')));
          if (await decideOne(tab, clashes)) open.push(`${tab.name}: a clash`);
          const words = await state(tab.page).innerText();
          if (!/^(Sve je spremljeno|Spremljeno u )/.test(words)) open.push(`${tab.name}: ${words}`);
        }
        return open;
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}

const shownIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('section :is(h1, h2)')
    .evaluateAll((all) => all.map((one) => `${one.id.replace(/-heading$/, '')} ${one.textContent}`));

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(from: number): () => number {
  let at = from;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
