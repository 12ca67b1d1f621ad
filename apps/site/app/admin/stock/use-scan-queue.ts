import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from '../../kit/forms/form-answer.ts';
import type { Fault } from '../../kit/forms/rules.ts';

/** One scan; two of the same code are two pieces. */
interface Scan {
  id: number;
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
  forget: (id: number) => void;
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
  const newest = useRef(0);
  // The scan that was sent last: it stands at the head until its answer was drawn, and is not sent twice.
  const sending = useRef<number | undefined>(undefined);
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

  const send = useEffectEvent(({ code }: Scan) =>
    // At once, so that its end is never drawn together with its beginning; not from within an effect, which may not flush.
    queueMicrotask(() => fetcher.submit({ form: 'scan', code }, { method: 'post', flushSync: true })),
  );
  useEffect(() => {
    if (!head || isStuck || isBusy || sending.current === head.id) return;
    sending.current = head.id;
    send(head);
  }, [head, isStuck, isBusy]);

  useHeld(scans, (codes) => {
    const held = codes.map((code) => ({ id: ++newest.current, code }));
    setScans((before) => ({ ...before, waiting: [...held, ...before.waiting] }));
  });

  return {
    ...scans,
    add: (code) => {
      const scan = { id: ++newest.current, code };
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

/** Holds the codes that wait in this tab. The one on its way may be counted already: it is held when it could not be sent. */
function useHeld({ waiting, isStuck }: Scans, restore: (codes: readonly string[]) => void): void {
  const isRestored = useRef(false);
  const begin = useEffectEvent(restore);
  const codes = waiting.map(({ code }) => code);
  const latest = useRef(codes);
  useEffect(() => {
    latest.current = codes;
    if (isRestored.current) write(isStuck ? codes : codes.slice(1));
  });
  useEffect(() => {
    if (!isRestored.current) begin(read());
    isRestored.current = true;
    return () => {
      // The login that ended took nothing.
      if (location.pathname.includes('adminLogin')) write(latest.current);
    };
  }, []);
}

function read(): string[] {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(held) ? held.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

function write(codes: readonly string[]): void {
  try {
    if (codes.length > 0) sessionStorage.setItem(place, JSON.stringify(codes));
    else sessionStorage.removeItem(place);
  } catch {
    // Where nothing may be held, nothing is.
  }
}
