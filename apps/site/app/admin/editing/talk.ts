import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { Change, OpResult } from '@izlog/contract/editing/op';
import type { ActAnswer, EditAct, EditStart, LoginAnswer } from './edit-start.ts';
import type { Answer } from './store/document-log.ts';
import type { Trouble } from './store/edit-status.ts';
import type { SendDocument, Sent } from './store/sending.ts';

/** Where the editor's requests go: the page's own language, so that refusals come in it. */
export interface Talk {
  start(pathname: string): Promise<EditStart>;
  /** Logs in without leaving the page, after a login that ended. */
  logIn(form: FormData): Promise<LoginAnswer>;
  send(documents: readonly SendDocument[]): Promise<Sent>;
  act(name: EditAct, input: object): Promise<ActAnswer>;
  /** A document as it is drafted now, else as it is public; nothing when nobody answers. */
  read(ref: DocumentRef): Promise<{ rev: number; body: DocumentBody } | undefined>;
  /** Who else is on the page, and what they changed since the revisions we know; nothing when nobody answers. */
  events(pathname: string, known: readonly string[]): Promise<EditNews | undefined>;
}

/** What happened while one edits. */
export interface EditNews {
  /** How often the shop was published. */
  sequence: number;
  others: ReadonlyArray<{ session: string; user: number; name: string }>;
  documents: ReadonlyArray<
    DocumentRef & { rev: number; isStale: boolean; ops: ReadonlyArray<{ change: Change }> }
  >;
}

interface OpsAnswer {
  documents: Array<
    DocumentRef & { rev: number; results: OpResult[]; others: Array<{ change: Change }>; isStale: boolean }
  >;
}

/** Milliseconds after which a request on a line that hangs counts as unanswered. */
const patience = 30_000;

/**
 * Talks to the site's server, which brings each request to the platform with the login of the cookie. `onLoggedOut` is
 * called when it ended, by what somebody did.
 */
export function openTalk(prefix: string, session: string, onLoggedOut = () => {}): Talk {
  const act = async (name: EditAct, input: object): Promise<ActAnswer> => {
    const response = await fetch(`${prefix}/_/edit/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(patience),
    });
    if (!isJson(response)) throw new TypeError(`status ${response.status}`);
    const answer = (await response.json()) as ActAnswer;
    if (name !== 'events' && 'status' in answer && answer.status === 401) onLoggedOut();
    return answer;
  };
  return {
    act,
    async events(pathname, known) {
      const asked = { session, page: pathname, documents: known.join(',') };
      const answer = await act('events', asked).catch(() => undefined);
      return answer && 'data' in answer ? (answer.data as EditNews) : undefined;
    },
    async read(ref) {
      const answer = await act('state', { documents: documentKey(ref) }).catch(() => undefined);
      if (!answer || !('data' in answer)) return undefined;
      const [found] = (answer.data as { documents: Array<{ rev: number; body: DocumentBody | null }> })
        .documents;
      return found?.body ? { rev: found.rev, body: found.body } : undefined;
    },
    async logIn(form) {
      const response = await fetch(`${prefix}/_/edit/login`, { method: 'POST', body: form });
      if (!isJson(response)) throw new TypeError(`status ${response.status}`);
      return (await response.json()) as LoginAnswer;
    },
    async start(pathname) {
      const response = await fetch(
        `${prefix}/_/edit/start?${new URLSearchParams({ path: pathname, editPage: 'true' })}`,
      );
      if (!response.ok || !isJson(response)) throw new TypeError(`status ${response.status}`);
      return (await response.json()) as EditStart;
    },
    async send(documents) {
      const asked = documents.map(({ ref, base, ops, heard }) => ({
        ...ref,
        base,
        ops,
        heard: heard.map(({ id, n }) => ({ id, n })),
      }));
      // Nobody answered, or something between: the ops are sent again, and the platform knows them by their ids.
      const answer = await act('ops', { session, documents: asked }).catch(() => undefined);
      if (!answer) return { trouble: 'offline' };
      if (!('data' in answer)) return { trouble: troubleOf(answer.status) };
      const { documents: answers } = answer.data as OpsAnswer;
      return {
        answers: new Map(
          answers.map(({ rev, results, others, isStale, ...ref }): [string, Answer] => [
            documentKey(ref),
            { rev, results, others: others.map(({ change }) => change), isStale },
          ]),
        ),
      };
    },
  };
}

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json') === true;

const troubles: Readonly<Record<number, Trouble>> = { 401: 'loggedOut', 403: 'noRight', 507: 'full' };
const troubleOf = (status: number): Trouble => troubles[status] ?? 'offline';
