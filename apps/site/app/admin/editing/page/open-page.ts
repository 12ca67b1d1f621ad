import { documentKey } from '@izlog/contract/editing/document';
import type { EditStart } from '../edit-start.ts';
import { EditStore } from '../store/edit-store.ts';
import { openOtherTabs } from '../store/other-tabs.ts';
import { noteOwnSession } from '../store/own-sessions.ts';
import { holdSession, openOpStore } from '../store/saved-ops.ts';
import { openUndoStore } from '../store/undo-store.ts';
import { watchOthers } from '../store/watch-others.ts';
import { openTalk } from '../talk.ts';
import { type EditedPage, editPage, type PageSurroundings } from './edited-page.ts';
import { documentsOf, refOf } from './scopes.ts';

/** Opens the documents of the page at a path and hands the page its hooks; throws when nobody answers or lets one in. */
export async function openPage(
  prefix: string,
  pathname: string,
  around: PageSurroundings,
): Promise<EditedPage> {
  const session = crypto.randomUUID();
  const talk = openTalk(prefix, session, () => store.endLogin());
  const start = await talk.start(pathname);
  const person = String(start.person);
  const saved = openOpStore(person);
  const letGo = holdSession(person, session);
  const isHere = noteOwnSession(person, session);
  const undos = openUndoStore(person);
  const others = openOtherTabs(person, (key, ops) => store.hear(key, ops));
  const { send, read } = talk;
  const store = new EditStore({
    session,
    saved,
    undos,
    others,
    newId: () => crypto.randomUUID(),
    send,
    read,
  });
  for (const one of documentsOf(start.scopes)) store.open(refOf(one), one.rev, one.body);
  const end = new AbortController();
  await saved.takeLeft((all) => all.filter((left) => !store.takeOver(left)), end.signal);
  const isHome = pathname === '/' || pathname === prefix;
  const page = editPage(store, talk, { ...start, isHome, isHere }, around, false);
  const goOn = () => void store.flush();
  addEventListener('online', goOn);
  const stopWatching = watchOthers(talk, store, pathname, page.takeNews);
  return {
    ...page,
    close() {
      page.close();
      stopWatching();
      removeEventListener('online', goOn);
      void store.flush();
      undos.close();
      others.close();
      end.abort();
      letGo();
    },
  };
}

/** What may have values of its own for phones. */
const onPhone = ['page', 'header', 'footer'] as const;

/**
 * The same page in the frame of a phone: one store, one undo, one talk with the platform. What is written here is the
 * phone's own (EDIT-008).
 */
export function openOnPhone(outer: EditedPage, around: PageSurroundings): EditedPage {
  const scopes: EditStart['scopes'] = {};
  for (const scope of onPhone) {
    const one = outer.scopes[scope];
    const body = one && outer.store.known(documentKey(one));
    if (body) scopes[scope] = { ...one, body };
  }
  return editPage(outer.store, outer.talk, { ...outer, scopes }, around, true);
}
