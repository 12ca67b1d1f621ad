import type { Op } from '@izlog/contract/editing/op';

/** The other tabs of the same person in this browser. */
export interface OtherTabs {
  /** Tells them what was changed here; in a moment, for typing changes at every key. */
  tell(key: string, op: Op): void;
  close(): void;
}

interface News {
  key: string;
  ops: Op[];
}

/** Milliseconds in which changes are gathered. */
const pause = 100;

/**
 * Two tabs of one person never contradict themselves (design §5): what is changed in one stands in the other before
 * anybody can write there, so that later words are written upon it and none get lost.
 */
export function openOtherTabs(person: string, hear: (key: string, ops: readonly Op[]) => void): OtherTabs {
  const channel = new BroadcastChannel(`izlog-edit:${person}`);
  let waiting: News[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const news = waiting;
    waiting = [];
    for (const one of news) channel.postMessage(one);
  };
  // A tab in the background has slow timers: what was typed here would come after what one types there over it.
  const sendIfHidden = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', sendIfHidden);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data.key, data.ops);
  });
  return {
    tell(key, op) {
      const last = waiting.at(-1);
      if (last?.key !== key) waiting.push({ key, ops: [op] });
      else {
        const before = last.ops.at(-1);
        // The words of one field as they stand at last.
        if (before?.op === 'set' && op.op === 'set' && before.path === op.path) last.ops.pop();
        last.ops.push(op);
      }
      timer ??= setTimeout(send, pause);
    },
    close() {
      document.removeEventListener('visibilitychange', sendIfHidden);
      send();
      channel.close();
    },
  };
}

/** Written by us, perhaps by a tab of an older build. */
const isNews = (value: unknown): value is News =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'ops' in value &&
  Array.isArray(value.ops);
