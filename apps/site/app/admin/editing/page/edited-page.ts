import type { Part } from '@izlog/contract/cms/content/part';
import { findPart } from '@izlog/contract/editing/apply-op';
import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';
import type { EditHooks } from '../../../editable/edit-context.ts';
import { type EditDocument, type EditScopeName, type EditStart, editScopes } from '../edit-start.ts';
import { EditStore } from '../store/edit-store.ts';
import { holdSession, openOpStore } from '../store/saved-ops.ts';
import { openUndoStore } from '../store/undo-store.ts';
import { type EditNews, openTalk, type Talk } from '../talk.ts';
import { type FieldPlace, FieldRegistry } from './field-registry.ts';
import { LoadedBodies } from './loaded-bodies.ts';
import { startOpeningFields } from './open-fields.ts';
import { hooksOf, withHeld } from './page-hooks.ts';
import { showTexts } from './show-texts.ts';
import { type HeldText, startTextEditing } from './text-editing.ts';
import { watchOthers } from './watch-others.ts';

/** A page that is being edited: its documents, its elements, and the text in hand. */
export interface EditedPage {
  store: EditStore;
  talk: Talk;
  registry: FieldRegistry;
  scopes: EditStart['scopes'];
  mayPublish: boolean;
  /** The text in hand; nothing when none is. */
  held: () => HeldText | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Who else edits this page. */
  others: () => EditNews['others'];
  /** The field whose dialog is open. */
  opened: () => FieldPlace | undefined;
  open: (place: FieldPlace | undefined) => void;
  /** What a field may hold. */
  declarationOf(place: FieldPlace): FieldDeclaration | undefined;
  undo: () => void;
  redo: () => void;
  /** Whether a section of the page waits for its data, which the page's own loader brings once the section is saved. */
  needsData: () => boolean;
  /** The page is asked for anew, without a load of the document. */
  asking: () => void;
  close: () => void;
}

/** Opens the documents of the page at a path and hands the page its hooks; throws when nobody answers or lets one in. */
export async function openPage(
  prefix: string,
  pathname: string,
  onHooks: (hooks: EditHooks | null) => void,
  labelOf: (f: string) => string,
): Promise<EditedPage> {
  const session = crypto.randomUUID();
  const talk = openTalk(prefix, session);
  const start = await talk.start(pathname);
  const person = String(start.person);
  const saved = openOpStore(person);
  holdSession(person, session);
  const undos = openUndoStore(person);
  const { send, read } = talk;
  const store = new EditStore({ session, saved, undos, newId: () => crypto.randomUUID(), send, read });
  for (const one of documentsOf(start.scopes)) store.open(refOf(one), one.rev, one.body);
  for (const { session: left, all } of await saved.takeLeft()) {
    for (const { key, ops } of all) store.takeOver(key, ops);
    saved.save(left, []);
  }
  return edit(store, talk, start, pathname, onHooks, labelOf, () => undos.close());
}

function edit(
  store: EditStore,
  talk: Talk,
  { scopes, mayPublish }: EditStart,
  pathname: string,
  onHooks: (hooks: EditHooks | null) => void,
  labelOf: (f: string) => string,
  onClose: () => void,
): EditedPage {
  let held: HeldText | undefined;
  let opened: FieldPlace | undefined;
  let others: EditNews['others'] = [];
  const listeners = new Set<() => void>();
  const keys = keysOf(scopes);
  const registry = new FieldRegistry(keys, (part, around) =>
    [around, ...editScopes]
      .map((scope) => keys[scope])
      .find((key) => key !== undefined && findPart(store.shown(key)?.root ?? noPart, part)),
  );
  const bodyNow = (key: string) => {
    const body = store.shown(key);
    const own = held?.place.key === key ? held : undefined;
    return body && withHeld(body, own);
  };
  const declared = (place: FieldPlace) => fieldDeclaration(store.shown(place.key), place);
  const { page } = scopes;
  const loaded = page && new LoadedBodies(page.body, () => store.known(documentKey(page)));
  let hasNew = false;
  const rendered = page &&
    loaded && {
      before: (blocks: object) => loaded.of(blocks),
      now: () => bodyNow(documentKey(page)),
      onRendered: (isNew: boolean) => {
        hasNew = isNew;
      },
    };
  const drawAgain = () => {
    const mark = (element: HTMLElement) => {
      const place = registry.placeOf(element);
      const field = place && declared(place);
      return place && isEditable(field) ? markField(element, labelOf(place.f), hasDialog(field)) : () => {};
    };
    onHooks(hooksOf(registry, mark, rendered));
    // After React drew: what it left as it was is put to what the documents say.
    requestAnimationFrame(() =>
      showTexts(
        registry,
        (key) => store.shown(key),
        (place) => declared(place)?.kind === 'text',
        held?.element,
      ),
    );
  };
  const stopTexts = startTextEditing(document, {
    registry,
    declarationOf: declared,
    labelOf: ({ f }) => labelOf(f),
    newId: () => crypto.randomUUID(),
    onHold(now) {
      held = now;
      for (const listener of listeners) listener();
    },
    onType(text, value) {
      if (value === text.start && store.shown(text.place.key) === undefined) return;
      store.change(text.place.key, { op: 'set', path: text.path as never, value }, text.gesture);
    },
    onLeave() {
      void store.flush();
      drawAgain();
    },
  });
  const open = (place: FieldPlace | undefined) => {
    opened = place;
    for (const listener of listeners) listener();
  };
  const stopOpening = startOpeningFields(document, registry, (place) => hasDialog(declared(place)), open);
  const stopWatching = watchOthers(talk, store, pathname, (now) => {
    if (now.length === others.length && now.every(({ session }, place) => session === others[place]?.session))
      return;
    others = now;
    for (const listener of listeners) listener();
  });
  // While a text is in hand the page stands still; what came meanwhile is lastShown when it is left.
  let lastShown = snapshot(store, scopes);
  const stopStore = store.subscribe(() => {
    const now = snapshot(store, scopes);
    if (held || now.every((body, place) => body === lastShown[place])) return;
    lastShown = now;
    drawAgain();
  });
  drawAgain();
  return {
    store,
    talk,
    registry,
    scopes,
    mayPublish,
    held: () => held,
    others: () => others,
    opened: () => opened,
    open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    declarationOf: declared,
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    needsData: () => hasNew,
    asking: () => loaded?.ask(),
    close() {
      stopTexts();
      stopOpening();
      stopWatching();
      stopStore();
      void store.flush();
      onClose();
      onHooks(null);
    },
  };
}

const refOf = ({ kind, id, language }: EditDocument) => ({ kind, id, language });

const documentsOf = (scopes: EditStart['scopes']) => Object.values(scopes).filter((one) => one !== undefined);

const snapshot = (store: EditStore, scopes: EditStart['scopes']) =>
  documentsOf(scopes).map((one) => store.shown(documentKey(one)));

const keysOf = (scopes: EditStart['scopes']): Record<EditScopeName, string | undefined> => {
  const keyOf = (scope: EditScopeName) => scopes[scope] && documentKey(scopes[scope]);
  return { page: keyOf('page'), header: keyOf('header'), footer: keyOf('footer') };
};

const noPart: Part = {
  id: '',
  handler: '',
  slot: '',
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
};

/** Kinds of fields that open a dialog. */
const hasDialog = (field: FieldDeclaration | undefined): boolean =>
  field?.kind === 'button' || field?.kind === 'media';

const isEditable = (field: FieldDeclaration | undefined): boolean =>
  field?.kind === 'text' || hasDialog(field);

/** What the declaration of a part says of a field. */
function fieldDeclaration(
  body: DocumentBody | undefined,
  { part, f }: FieldPlace,
): FieldDeclaration | undefined {
  const found = body && findPart(body.root, part);
  return found && declarationOf(found.part.handler)?.meta?.[f];
}

/**
 * Makes an element one that can be reached and known as a field, until the editor goes. What says nothing by itself, an
 * empty text or a picture, gets its field's name, and a role where its element may have none without.
 */
function markField(element: HTMLElement, label: string, opens: boolean): () => void {
  const added: Record<string, string> = {};
  if (!element.hasAttribute('tabindex')) added.tabindex = '0';
  const isSilent = element.textContent === '' && !element.hasAttribute('aria-label');
  if (isSilent) added['aria-label'] = label;
  if (isSilent && !/^(H[1-6]|A|BUTTON)$/.test(element.tagName)) added.role = opens ? 'button' : 'textbox';
  element.classList.add('is-field');
  for (const [name, value] of Object.entries(added)) element.setAttribute(name, value);
  return () => {
    element.classList.remove('is-field');
    for (const name of Object.keys(added)) element.removeAttribute(name);
  };
}
