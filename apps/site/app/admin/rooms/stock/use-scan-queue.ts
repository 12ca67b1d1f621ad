import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import type { Fault } from '#site/kit/forms/rules.ts';

/** One scan; two of the same code are two pieces. The platform counts each id once, so that it may be sent again. */
interface Scan {
  id: string;
  code: string;
}

interface Scans {
  /** Not counted yet, in the order of scanning; the first is on its way. */
  waiting: readonly Scan[];
  /** What the platform did not count, and why; the newest first. */
  refused: readonly (Scan & { fault: Fault })[];
  /** The line or the server is away: nothing is sent until somebody says so. */
  isStuck: boolean;
}

/** The scans of a count, as `Scan` shows them and as `End` waits for them. */
export interface ScanQueue extends Scans {
  add: (code: string) => void;
  forget: (id: string) => void;
  goOn: () => void;
}

const none: Scans = { waiting: [], refused: [], isStuck: false };
// Under the prefix of what forms hold, so that a logout forgets it too.
const place = 'izlog-form:scans';

/**
 * A scanner is faster than a store room's line: each code is taken at once and waits its turn, so that none is lost while
 * the one before it is sent (OFFICE-05), nor with the line, a reload or an ended login (OFFICE-14).
 */
export function useScanQueue(): ScanQueue {
  const fetcher = useFetcher<FormAnswer>();
  const [scans, setScans] = useState(none);
  // The scan that was sent last: it stands at the head until its answer was rendered, and is not sent twice.
  const sending = useRef<string | undefined>(undefined);
  const wasBusy = useRef(false);
  const answered = useRef<FormAnswer | undefined>(undefined);
  const { waiting, isStuck } = scans;
  const head = waiting[0];
  const isBusy = fetcher.state !== 'idle';

  const settle = useEffectEvent((data: FormAnswer | undefined) => {
    // A scan that was counted is answered by a redirect, and the fetcher holds the answer to the one before it.
    const answer = data === answered.current ? undefined : data;
    answered.current = data;
    setScans((before) => settled(before, answer));
  });
  useEffect(() => {
    if (isBusy) wasBusy.current = true;
    else if (wasBusy.current) {
      wasBusy.current = false;
      settle(fetcher.data);
    }
  }, [isBusy, fetcher.data]);

  const send = useEffectEvent(({ id, code }: Scan) =>
    // At once, so that its end is never rendered together with its beginning; not from within an effect, which may not flush.
    queueMicrotask(() =>
      fetcher.submit({ form: 'scan', code, scan: id }, { method: 'post', flushSync: true }),
    ),
  );
  useEffect(() => {
    if (!head || isStuck || isBusy || sending.current === head.id) return;
    sending.current = head.id;
    send(head);
  }, [head, isStuck, isBusy]);

  useHeld(waiting, (held) => setScans((before) => ({ ...before, waiting: [...held, ...before.waiting] })));

  return {
    ...scans,
    add: (code) => {
      const scan = { id: newId(), code };
      setScans((before) => ({ ...before, waiting: [...before.waiting, scan] }));
    },
    forget: (id) =>
      setScans((before) => ({ ...before, refused: before.refused.filter((one) => one.id !== id) })),
    goOn: () => {
      sending.current = undefined;
      setScans((before) => ({ ...before, isStuck: false }));
    },
  };
}

function settled(before: Scans, answer: FormAnswer | undefined): Scans {
  const [head, ...waiting] = before.waiting;
  if (!head) return before;
  if (answer?.isOffline || answer?.isFailed) return { ...before, isStuck: true };
  const fault =
    answer?.faults?.code ??
    (answer?.refusal ? { key: 'form.wrong' as const, words: answer.refusal } : undefined);
  return { ...before, waiting, refused: fault ? [{ ...head, fault }, ...before.refused] : before.refused };
}

/** Holds what waits in this tab, the one on its way with it: whether it was counted is known once it is answered. */
function useHeld(waiting: readonly Scan[], restore: (held: readonly Scan[]) => void): void {
  const isRestored = useRef(false);
  const begin = useEffectEvent(restore);
  useEffect(() => {
    if (isRestored.current) write(waiting);
  }, [waiting]);
  useEffect(() => {
    if (!isRestored.current) begin(read());
    isRestored.current = true;
  }, []);
}

/** A name that no other scan has; `crypto.randomUUID` is not there where a shop is tried without https. */
function newId(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

function read(): Scan[] {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(held) ? held.filter(isScan) : [];
  } catch {
    return [];
  }
}

const isScan = (held: Partial<Scan> | null): held is Scan =>
  typeof held?.id === 'string' && typeof held.code === 'string';

function write(scans: readonly Scan[]): void {
  try {
    if (scans.length > 0) sessionStorage.setItem(place, JSON.stringify(scans));
    else sessionStorage.removeItem(place);
  } catch {
    // Where nothing may be held, nothing is.
  }
}
