import type { Part } from '@izlog/contract/cms/content/part';
import { findPart, valueAt } from '@izlog/contract/editing/apply-op';
import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import type { PageHooks } from '#site/editable/edit-context.ts';
import { type EditScopeName, type EditStart, editScopes, type PageWithout } from '../edit-start.ts';
import { watchModals } from '../frame/watch-modals.ts';
import { restFarSections } from '../sections/rest-far.ts';
import type { EditStore } from '../store/edit-store.ts';
import type { EditNews, Talk } from '../talk.ts';
import { Announcer } from './announcer.ts';
import { type FieldElement, type FieldPlace, FieldRegistry } from './field-registry.ts';
import { hiddenRows } from './hidden-rows.ts';
import { LoadedBodies } from './loaded-bodies.ts';
import { markField, nameSilent } from './mark-field.ts';
import { needsData } from './needs-data.ts';
import { startOpeningFields } from './open-fields.ts';
import { holdsMore } from './own-words.ts';
import { hooksOf, seenValue, withHeld } from './page-hooks.ts';
import { pageNews } from './page-news.ts';
import { Resolved } from './resolved.ts';
import { startRichEditing } from './rich-editing.ts';
import { documentsOf, fieldDeclaration, keysOf, noPart, snapshot } from './scopes.ts';
import { narrowScreen } from './seen-part.ts';
import { pageTexts } from './show-texts.ts';
import { type HeldField, startTextEditing } from './text-editing.ts';
import { isOpenedWhole, opensDialog } from './ways.ts';
import { wholeElement } from './whole-element.ts';

/** A page that is being edited: its documents, its elements, and the text in hand. */
export interface EditedPage {
  store: EditStore;
  talk: Talk;
  registry: FieldRegistry;
  /** Files and paths of what is shown; dialogs add those of what they choose. */
  resolved: Resolved;
  scopes: EditStart['scopes'];
  /** Why the page in view has no document. */
  without: PageWithout | undefined;
  mayPublish: boolean;
  /** Who edits. */
  person: number;
  /** Whether a session of the same person is one of this browser. */
  isHere: (session: string) => boolean;
  /** The home page has no address of its own. */
  isHome: boolean;
  /** Says what was done. */
  announcer: Announcer;
  /** The text in hand; nothing when none is. */
  held: () => HeldField | undefined;
  /** A document as the page shows it: what is typed into a text in hand comes once that is left, so that a key draws nothing. */
  rendered: (key: string) => DocumentBody | undefined;
  /** Called with what changes of all this; not of every key. */
  subscribe: (listener: () => void) => () => void;
  /** Who else edits this page. */
  others: () => EditNews['others'];
  /** How often the shop was published, as far as it is known. */
  sequence: () => number | undefined;
  /** A text that cannot be written here, for it has what the editor does not know. */
  unknown: () => FieldPlace | undefined;
  /** The field whose dialog is open. */
  opened: () => FieldPlace | undefined;
  open: (place: FieldPlace | undefined) => void;
  /** Takes a text up with the caret at its end; false for what is not written where it stands. */
  write: (element: FieldElement) => boolean;
  /** A field of the page that stands nowhere on it was asked for: it is among the page's settings. */
  asked: () => AskedSetting | undefined;
  ask: (name: string | undefined) => void;
  /** What a field may hold. */
  declarationOf(place: FieldPlace): FieldDeclaration | undefined;
  /** Whether a section of the page waits for its data, which the page's own loader brings once the section is saved. */
  needsData: () => boolean;
  /** The page is asked for again, without a load of the document. */
  asking: () => void;
  close: () => void;
}

/** A setting to go to; another one each time it is asked for. */
export interface AskedSetting {
  name: string;
}

/** What an edited page needs of the screen it is on. */
export interface PageSurroundings {
  onHooks: (hooks: PageHooks | null) => void;
  labelOf: (f: string) => string;
  /** What stands in the place of a section that is hidden from everybody. */
  hiddenWords: (part: Part) => { row: string; show: string };
  /** Asks for what the page shows again; its drafts come with it. */
  reload: () => Promise<void>;
}

/** The page of open documents, with its elements; `isPhone` where only what is the phone's own is written. */
export function editPage(
  store: EditStore,
  talk: Talk,
  { scopes, without, mayPublish, person, isHome, isHere }: EditStart & Pick<EditedPage, 'isHome' | 'isHere'>,
  { onHooks, labelOf, hiddenWords, reload }: PageSurroundings,
  isPhone: boolean,
): EditedPage & { takeNews: (news: EditNews) => void } {
  const resolved = new Resolved();
  let held: HeldField | undefined;
  let unknown: FieldPlace | undefined;
  let opened: FieldPlace | undefined;
  let asked: AskedSetting | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const news = pageNews(tell);
  const keys = keysOf(scopes);
  const screen = matchMedia(narrowScreen);
  const isNarrow = () => isPhone || screen.matches;
  const partIn = (key: string, part: string) => findPart(store.shown(key)?.root ?? noPart, part)?.part;
  const registry = new FieldRegistry(
    keys,
    (part, around) =>
      [around, ...editScopes]
        .map((scope) => keys[scope])
        .find((key) => key !== undefined && partIn(key, part) !== undefined),
    (key, part, f) => {
      // On a phone at hand one writes what one sees; in the frame of a phone what is the phone's own.
      const isOwn = isPhone || (screen.matches && Object.hasOwn(partIn(key, part)?.mobileMeta ?? {}, f));
      return isOwn ? 'mobileMeta' : 'meta';
    },
  );
  const bodyNow = (key: string) => {
    const body = store.shown(key);
    const own = held?.place.key === key ? held : undefined;
    return body && withHeld(body, own);
  };
  const declared = (place: FieldPlace) => {
    const field = fieldDeclaration(store.shown(place.key), place);
    // What cannot differ on phones is not written there.
    return isPhone && !field?.mobile ? undefined : field;
  };
  const { page } = scopes;
  const loaded = page && new LoadedBodies(page.body, () => store.known(documentKey(page)));
  let hasNew = false;
  const rendered = page &&
    loaded && {
      changes: loaded.changes.bind(loaded),
      now: () => bodyNow(documentKey(page)),
      onRendered: (isNew: boolean) => {
        hasNew = isNew;
      },
      isNarrow,
    };
  const texts = pageTexts({
    registry,
    bodyOf: (key) => store.shown(key),
    isText: (place) => declared(place)?.kind === 'text',
    held: () => held?.element,
    onShown: (element, { f }) => nameSilent(element, labelOf(f), false),
  });
  const mark = (element: FieldElement) => {
    const place = registry.placeOf(element);
    const field = place && declared(place);
    if (place && field?.kind === 'text') texts.showField(element, place);
    const opens = place !== undefined && opensDialog(place, field);
    return place && (field || opens) ? markField(element, labelOf(place.f), opens) : () => {};
  };
  const pageKey = page ? documentKey(page) : '';
  const documents = documentsOf(scopes).map(documentKey);
  const rows = hiddenRows({
    partOf: (id) => partIn(pageKey, id),
    words: hiddenWords,
    show: (id) => store.change(pageKey, { op: 'unset', path: `${id}/options/hidden` }),
  });
  const [rest, stopModals] = [restFarSections(document), watchModals(document)];
  const { changed, ...hooks } = hooksOf(registry, mark, rendered, resolved, rest.beside(rows.add));
  const drawing = { bodies: snapshot(store, scopes), isHeld: false, isAll: false };
  const isRendered = () => snapshot(store, scopes).every((body, place) => body === drawing.bodies[place]);
  const renderAgain = () => {
    drawing.bodies = snapshot(store, scopes);
    drawing.isHeld = held !== undefined;
    changed();
    // After React drew: what it left as it was is put to what the documents say.
    requestAnimationFrame(() => {
      rows.again();
      texts.show(documents, drawing.isAll);
      drawing.isAll = false;
    });
    tell();
  };
  /** A text was left: what came meanwhile is rendered, and its own element says what its document says. */
  const left = ({ element, place }: HeldField) => {
    if (drawing.isHeld || !isRendered()) renderAgain();
    requestAnimationFrame(() => texts.showField(element, place));
  };
  const hold = (now: HeldField | undefined) => {
    held = now;
    unknown = undefined;
    tell();
  };
  // What the page shows by what its loaders gave is asked for when that is another than the platform had when it was asked.
  const knownNow = () => documents.map((key) => store.known(key));
  let loadedWith = knownNow();
  const hasChanged = () =>
    Object.keys(scopes).some((scope, place) => {
      const now = snapshot(store, scopes)[place];
      const before = loadedWith[place];
      return now && before ? needsData(scope as EditScopeName, before, now) : false;
    });
  const asking = () => {
    loaded?.ask();
    // What is rendered from what comes may be older than what is written here.
    drawing.isAll = true;
    loadedWith = knownNow();
  };
  const loadAgain = async () => {
    await store.flush();
    if (!hasChanged() || store.status().state !== 'saved') return;
    asking();
    await reload();
  };
  const plain = startTextEditing(document, {
    registry,
    declarationOf: declared,
    labelOf: ({ f }) => labelOf(f),
    newId: () => crypto.randomUUID(),
    onHold: hold,
    onType(text, value) {
      const body = store.shown(text.place.key);
      // Where there are no words of its own a stand-in is shown, and looking at it writes nothing.
      if (value === text.start && (!body || (valueAt(body, text.path) ?? null) === null)) return;
      store.change(text.place.key, { op: 'set', path: text.path as never, value }, text.gesture);
    },
    onLeave(was) {
      held = undefined;
      void store.flush();
      left(was);
    },
  });
  const rich = startRichEditing(document, {
    registry,
    declarationOf: declared,
    labelOf: ({ f }) => labelOf(f),
    newId: () => crypto.randomUUID(),
    valueOf(place) {
      const body = store.shown(place.key);
      return body && resolved.fill(seenValue(body, place));
    },
    drawWhole: (type, stored) => wholeElement(type, stored, labelOf),
    onHold: hold,
    onType({ place, path, gesture }, value) {
      const change = value === null ? { op: 'unset' as const } : { op: 'set' as const, value };
      store.change(place.key, { ...change, path: path as never }, gesture);
    },
    onLeave(was) {
      held = undefined;
      left(was);
      return hasChanged() ? loadAgain() : void store.flush();
    },
    onUnknown(place) {
      unknown = place;
      tell();
    },
  });
  const open = (place: FieldPlace | undefined) => {
    opened = place;
    tell();
  };
  const stopOpening = startOpeningFields(document, {
    registry,
    isOpened: (place, element) =>
      opensDialog(place, declared(place)) || (declared(place)?.kind === 'text' && holdsMore(element)),
    isList: (key, part) => isOpenedWhole(store.shown(key), part),
    open,
  });
  const turn = () => {
    drawing.isAll = true;
    renderAgain();
  };
  screen.addEventListener('change', turn);
  // While a text is in hand the page stands still; what came meanwhile is rendered when it is left.
  const stopStore = store.subscribe(() => {
    if (!held && !isRendered()) renderAgain();
  });
  onHooks(hooks);
  renderAgain();
  return {
    store,
    talk,
    registry,
    resolved,
    scopes,
    without,
    mayPublish,
    person,
    isHome,
    isHere,
    announcer: new Announcer(),
    held: () => held,
    rendered: (key) => drawing.bodies[documents.indexOf(key)],
    others: news.others,
    sequence: news.sequence,
    takeNews: news.take,
    unknown: () => unknown,
    opened: () => opened,
    open,
    write: (element) => plain.takeUp(element) || rich.takeUp(element),
    asked: () => asked,
    ask(name) {
      asked = name === undefined ? undefined : { name };
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    declarationOf: declared,
    needsData: () => !held && (hasNew || hasChanged()),
    asking,
    close() {
      for (const stop of [plain.stop, rich.stop, stopOpening, stopStore, stopModals, rest.stop]) stop();
      screen.removeEventListener('change', turn);
      texts.giveBack();
      onHooks(null);
    },
  };
}
