import { applyOp, valueAt } from '@izlog/contract/editing/apply-op';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { type Change, type Op, type OpResult, readPath } from '@izlog/contract/editing/op';
import { findOverlap, touchedPaths } from '@izlog/contract/editing/overlaps';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { part } from '#test/part.ts';
import { EditStore } from './edit-store.ts';
import type { SavedOps } from './saved-ops.ts';
import type { SendDocument, Sent } from './sending.ts';
import { decide as decideClash, mineOf, settleRefused } from './settle-clash.ts';

const ref: DocumentRef = { kind: 'content', id: 7, language: 'hrv' };
const key = 'content:7:hrv';
const parts = ['a', 'b', 'c'];
const start: DocumentBody = {
  root: part({
    id: 'root',
    handler: 'page',
    meta: { title: 'Naslov' },
    parts: parts.map((id) => part({ id, handler: 'text', slot: 'sections', meta: { heading: id } })),
  }),
};

interface Logged {
  rev: number;
  session: string;
  id: string;
  n: number;
  change: Change;
  before: Change;
  paths: readonly string[];
}

/** A platform that takes ops as the real one does: each once, a clash for what another session wrote after `base`. */
class Platform {
  body = start;
  rev = 1;
  readonly log: Logged[] = [];
  /** Called with every value of a field that is written over. */
  onCovered: (session: string, part: string | undefined, value: unknown) => void = () => {};

  since = (base: number, session: string) =>
    this.log.filter((one) => one.rev > base && one.session !== session).toSorted((a, b) => a.rev - b.rev);

  take(session: string, { base, ops }: SendDocument): Sent {
    // What a closed tab sent is known by its ids where it is sent again.
    const sent = new Set(ops.map(({ id }) => id));
    const others = this.since(base, session).filter(({ id }) => !sent.has(id));
    const results = ops.map((op) => this.takeOne(op, session, others));
    return {
      answers: new Map([[key, { rev: this.rev, results, others: others.map(({ change }) => change) }]]),
    };
  }

  private takeOne(op: Op, session: string, others: readonly Logged[]): OpResult {
    const { id, n, undoes: _undone, ...rest } = op;
    const change: Change = rest;
    const known = this.log.find((one) => one.id === id);
    if (known && known.n >= n) return { id, state: 'duplicate' };
    const applied = applyOp(this.body, change);
    if ('fault' in applied) {
      const part = 'path' in op ? readPath(op.path)?.part : op.op === 'insert' ? op.parent : op.part;
      if (op.op === 'remove') return { id, state: 'applied' };
      const remover = this.log.findLast(({ paths: gone }) => gone.includes(`${part}/*`));
      if (!remover || remover.session === session || remover.before.op !== 'insert')
        return { id, state: 'invalid', code: applied.fault, path: '' };
      const told = { by: '', at: '2026-11-22T10:00:00Z', back: remover.before };
      return { id, state: 'conflict', path: 'path' in op ? op.path : `${part}`, theirs: null, ...told };
    }
    const paths = touchedPaths(change, applied.before);
    if (applied.body !== this.body)
      for (const other of others.toReversed()) {
        const path = findOverlap(paths, other.paths);
        if (path === undefined) continue;
        const theirs = valueAt(this.body, path) ?? null;
        return { id, state: 'conflict', path, theirs, by: other.session, at: '2026-11-22T10:00:00Z' };
      }
    if (applied.before.op === 'set' && applied.body !== this.body)
      this.onCovered(session, readPath(applied.before.path)?.part, applied.before.value);
    this.body = applied.body;
    this.rev++;
    if (known) this.log.splice(this.log.indexOf(known), 1);
    this.log.push({ rev: this.rev, session, id, n, change, before: applied.before, paths });
    return { id, state: 'applied' };
  }
}

const act = fc.record({
  tab: fc.nat({ max: 3 }),
  what: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.constant('write'), fc.constantFrom(...parts)) },
    { weight: 3, arbitrary: fc.tuple(fc.constant('move'), fc.constantFrom(...parts)) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('remove'), fc.constantFrom(...parts)) },
    { weight: 2, arbitrary: fc.constant(['undo', ''] as [string, string]) },
    { weight: 4, arbitrary: fc.constant(['hear', ''] as [string, string]) },
    { weight: 4, arbitrary: fc.constant(['wait', ''] as [string, string]) },
    { weight: 2, arbitrary: fc.constant(['decide', ''] as [string, string]) },
    { weight: 1, arbitrary: fc.constant(['kill', ''] as [string, string]) },
  ),
  fate: fc.constantFrom('fine', 'fine', 'lost', 'unsent', 'late'),
  after: fc.option(fc.constantFrom(...parts)),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[EDIT-003, EDIT-005] whatever is lost or late on the way, all tabs show in the end what the platform has, and no word of anybody is gone unseen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      const platform = new Platform();
      const fates: string[] = [];
      let count = 0;
      const given = new Set<unknown>();
      const typed: Array<{ word: string; tab: number; id: string }> = [];
      let sessions = 0;
      const openTab = (name: string) => {
        const tab = { session: `${name} ${++sessions}`, isKilled: false, left: [] as readonly SavedOps[] };
        const { session } = tab;
        const dead = new Promise<never>(() => {});
        const store = new EditStore({
          session,
          newId: () => `op-${++count}`,
          saved: {
            save(_session, all) {
              tab.left = all;
              return true;
            },
            takeLeft: async () => {},
          },
          read: async () => {
            const read = { rev: platform.rev, body: platform.body };
            await new Promise((resolve) => setTimeout(resolve, 30));
            return read;
          },
          async send(documents) {
            if (tab.isKilled) return dead;
            const fate = fates.shift() ?? 'fine';
            if (fate === 'unsent') return { trouble: 'offline' };
            const [document] = documents;
            if (!document) throw new Error('nothing was sent');
            if (fate === 'late') await new Promise((resolve) => setTimeout(resolve, 700));
            const answer = platform.take(session, document);
            if (fate === 'late') await new Promise((resolve) => setTimeout(resolve, 300));
            if (tab.isKilled) return dead;
            return fate === 'lost' ? { trouble: 'offline' } : answer;
          },
        });
        store.open(ref, platform.rev, platform.body);
        return Object.assign(tab, { store, seen: new Set<unknown>(), asked: new Set<unknown>() });
      };
      const look = ({ store, seen, asked }: ReturnType<typeof openTab>) => {
        for (const { meta } of store.shown(key)?.root.parts ?? []) seen.add(meta.heading);
        // What stood in a removed section its remover gave up.
        for (const { theirs, back } of store.log(key)?.conflicts ?? [])
          asked.add(theirs).add(back?.part.meta.heading);
      };
      const watch = (tab: ReturnType<typeof openTab>) => {
        look(tab);
        tab.store.subscribe(() => look(tab));
        return tab;
      };
      const tabs = ['ana 1', 'ana 2', 'marko 1', 'marko 2'].map((name) => watch(openTab(name)));
      // What was never seen in a tab is not written over by it: that would be a clash that nobody hears of.
      const covered: unknown[] = [];
      const removed = new Set<string>();
      platform.onCovered = (session, part, value) => {
        const place = tabs.findIndex((one) => one.session === session);
        const isTheirs = typed.some(({ word, tab }) => word === value && tab !== place);
        const { seen, asked } = tabs[place] ?? {};
        // Anyone who removed a section does not see it: what is written there is no way that a page has.
        if (place !== -1 && removed.has(`${place} ${part}`)) return;
        if (place !== -1 && isTheirs && !seen?.has(value) && !asked?.has(value))
          covered.push({ session, value });
      };
      const hear = async ({ session, store }: (typeof tabs)[number], isSlow: boolean) => {
        const base = store.log(key)?.rev ?? 0;
        const others = platform.since(base, session);
        const { rev } = platform;
        if (isSlow) await vi.advanceTimersByTimeAsync(500);
        if (rev !== base)
          store.takeOthers(
            key,
            rev,
            others.map(({ change }) => change),
            base,
          );
      };
      const decide = ({ store }: (typeof tabs)[number], keep: 'mine' | 'theirs') => {
        const [conflict] = store.log(key)?.conflicts ?? [];
        if (!conflict) return false;
        // What the panel shows as mine is given up, and with a section that went all that waits in it.
        const log = store.log(key);
        const waiting = (log?.waiting ?? []).filter(
          (one) => 'path' in one && conflict.back?.part.id === readPath(one.path)?.part,
        );
        if (keep === 'theirs' && log) given.add(mineOf(log, conflict));
        for (const op of keep === 'theirs' ? waiting : []) if ('value' in op) given.add(op.value);
        store.settle(key, (log, shown, newId) => decideClash(log, conflict, keep, shown, newId));
        return true;
      };
      for (const { tab: which, what, fate, after } of acts) {
        const tab = tabs[which];
        if (!tab) continue;
        const [kind, id] = what;
        fates.push(fate);
        if (kind === 'write') {
          const value = `r${++count}`;
          typed.push({ word: value, tab: which, id });
          tab.store.change(key, { op: 'set', path: `${id}/meta/heading`, value });
        } else if (kind === 'move')
          tab.store.change(key, { op: 'move', part: id, parent: 'root', slot: 'sections', after });
        else if (kind === 'remove') {
          removed.add(`${which} ${id}`);
          tab.store.change(key, { op: 'remove', part: id });
        } else if (kind === 'undo') {
          const undone = tab.store.undo();
          if (undone?.change.op === 'set') given.add(undone.change.value);
        } else if (kind === 'kill') {
          tab.isKilled = true;
          // What a panel asked is not decided by a reload.
          const next = Object.assign(openTab(tab.session), { seen: tab.seen });
          for (const left of tab.left) next.store.takeOver(left);
          tabs[which] = watch(next);
        } else if (kind === 'hear') await hear(tab, fate === 'late');
        else if (kind === 'decide') decide(tab, fate === 'fine' ? 'mine' : 'theirs');
        else await vi.advanceTimersByTimeAsync(600);
      }
      fates.length = 0;
      for (let round = 0; round < 12; round++) {
        for (const tab of tabs) {
          // What is kept is asked about once, not for ever.
          let asked = 0;
          while (decide(tab, round < 6 ? 'mine' : 'theirs')) asked++;
          if (round === 5) expect(asked).toBe(0);
        }
        for (const { store } of tabs)
          for (const refused of store.log(key)?.refused ?? []) {
            if ('value' in refused.op) given.add(refused.op.value);
            store.settle(key, (log, _shown, newId) => settleRefused(log, refused, 'drop', newId));
          }
        await vi.advanceTimersByTimeAsync(40_000);
        for (const tab of tabs) await hear(tab, false);
      }

      const logged = new Set(
        platform.log.map(({ change }) => ('value' in change ? change.value : undefined)),
      );
      // Or its writer wrote over it: of a field the last word counts.
      const lost = typed.filter(
        ({ word, tab, id }, place) =>
          !logged.has(word) &&
          !given.has(word) &&
          !typed.slice(place + 1).some((later) => later.tab === tab && later.id === id),
      );
      expect(lost).toEqual([]);
      expect(covered).toEqual([]);
      for (const { store } of tabs) {
        expect(store.status()).toMatchObject({ state: 'saved', pending: 0 });
        expect(store.shown(key)).toEqual(platform.body);
      }
    }),
    { numRuns: Number(process.env.EDIT_RUNS ?? 150), seed: Number(process.env.EDIT_SEED ?? 20_261_123) },
  );
});
