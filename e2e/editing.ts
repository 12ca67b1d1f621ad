import { randomUUID } from 'node:crypto';
import type { Call } from '@izlog/contract/client';
import type { Part } from '@izlog/contract/cms/content/part';
import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import { documentCreate } from '@izlog/contract/editing/document-create';
import { editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editCheck, editDiscard, editPublish } from '@izlog/contract/editing/edit-publish';
import type { Change } from '@izlog/contract/editing/op';
import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, type Staff } from './staff.ts';

/** The bar while one edits, and what it says of the work. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Traka za uređivanje' });
export const state = (page: Page) => bar(page).getByRole('status');
export const isReady = (page: Page) => expect(state(page)).toHaveText('Sve je spremljeno');
export const isSaved = (page: Page) => expect(state(page)).toHaveText(/^Spremljeno u /);
export const sections = (page: Page) => page.getByRole('main').locator('section');

/** Logs in and opens a page with the editor on it, past the note of the first visit; returns the document that is the page. */
export async function openEditor(
  page: Page,
  baseURL: string | undefined,
  { accessToken }: Pick<Staff, 'accessToken'>,
  path: string,
): Promise<DocumentRef> {
  await logIn(page.context(), String(baseURL), accessToken);
  await page.context().addInitScript(() => localStorage.setItem('izlog-edit-seen', 'yes'));
  const [answer] = await Promise.all([
    page.waitForResponse(/\/_\/edit\/start/),
    page.goto(`${path}?editPage=true`),
  ]);
  const { kind, id, language } = (await answer.json()).scopes.page;
  await isReady(page);
  return { kind, id, language };
}

/** Writes over a text where it stands. */
export async function write(page: Page, place: Locator, words: string): Promise<void> {
  await place.click();
  // The first rich text fetches its editor.
  await page.waitForFunction(
    () => document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable,
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(words);
  await page.keyboard.press('Escape');
}

/** A part as it is stored; what is not given is empty. */
export const partOf = (handler: string, more: Partial<Part> = {}): Part => ({
  id: randomUUID(),
  handler,
  slot: 'sections',
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
  ...more,
});

/** A rich text of paragraphs. */
export const paragraphs = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** Makes a page of its own for a journey, public unless stated otherwise. */
export async function makePage(
  { call }: Pick<Staff, 'call'>,
  title: string,
  parts: readonly Part[],
  { isPublic = true } = {},
): Promise<{ path: string; ref: DocumentRef }> {
  const name = `${title} ${randomUUID().slice(0, 8)}`;
  const { id } = await call(documentCreate, { kind: 'page', title: name });
  const ref: DocumentRef = { kind: 'content', id, language: 'hrv' };
  let after: string | null = null;
  const changes: Change[] = [];
  for (const part of parts) {
    changes.push({ op: 'insert', part, parent: 'root', slot: 'sections', after });
    after = part.id;
  }
  await changeDraft(call, ref, changes);
  if (isPublic) await publishDraft(call, ref);
  const slug = (await draftOf(call, ref)).body.root.meta.slug;
  return { path: `/${String(slug)}`, ref };
}

/** A document as it is drafted, else as it is public. */
export async function draftOf(call: Call, ref: DocumentRef): Promise<{ rev: number; body: DocumentBody }> {
  const { documents } = await call(editState, { documents: documentKey(ref) });
  const [found] = documents;
  if (!found?.body) throw new Error(`nothing at ${documentKey(ref)}`);
  return { rev: found.rev, body: found.body };
}

/** Changes a draft past the browser. */
export async function changeDraft(call: Call, ref: DocumentRef, changes: readonly Change[]): Promise<void> {
  const { rev } = await draftOf(call, ref);
  const ops = changes.map((change) => ({ ...change, id: randomUUID() }) as never);
  const { documents } = await call(editOps, {
    session: randomUUID(),
    documents: [{ ...ref, base: rev, ops }],
  });
  expect(documents[0]?.results.filter((one) => one.state !== 'applied')).toEqual([]);
}

/** Publishes a draft past the browser, whatever there is to be warned of. */
export async function publishDraft(call: Call, ref: DocumentRef): Promise<void> {
  const { rev } = await draftOf(call, ref);
  const { warnings } = await call(editCheck, { items: [ref] });
  await call(editPublish, { items: [{ ...ref, rev }], accept: warnings.map(({ key }) => key) });
}

/** Puts back what the root of a document said before, and publishes it: other journeys find it as it was. */
export async function putBack(call: Call, ref: DocumentRef, before: DocumentBody): Promise<void> {
  const { body } = await draftOf(call, ref);
  const changed = Object.entries(before.root.meta).filter(
    ([name, value]) => JSON.stringify(body.root.meta[name]) !== JSON.stringify(value),
  );
  await changeDraft(
    call,
    ref,
    changed.map(([name, value]) => ({ op: 'set', path: `root/meta/${name}`, value })),
  );
  await publishDraft(call, ref);
}

/** Gives up what a journey drafted, whatever of it was reached: the next try begins with what is public. */
export async function discardDraft(call: Call, ref: DocumentRef): Promise<void> {
  const { rev } = await draftOf(call, ref);
  await call(editDiscard, { items: [{ ...ref, rev }] });
}

/** Opens what the bar is about to publish, and passes over whatever there is to be warned of. */
export async function openPublish(page: Page): Promise<Locator> {
  await bar(page).getByRole('button', { name: 'Objavi…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  await expect(dialog.getByRole('button', { name: 'Objavi sada' })).toBeVisible();
  await expect(dialog.getByText('Tražim što se promijenilo…')).toBeHidden();
  for (const box of await dialog.getByLabel('Objavi svejedno').all()) await box.check();
  return dialog;
}

/** Publishes what the bar offers, whatever there is to be warned of. */
export async function publishHere(page: Page): Promise<void> {
  const dialog = await openPublish(page);
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();
}
