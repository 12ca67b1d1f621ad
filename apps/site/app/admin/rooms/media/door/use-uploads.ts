import { limits } from '@izlog/contract/limits';
import type { Media } from '@izlog/contract/media/media';
import { useEffect, useRef, useState } from 'react';
import { type Progress, sendFile, UploadError, type UploadFault } from '../send-file.ts';

/** A file on its way up. */
export interface UploadItem {
  id: number;
  name: string;
  size: number;
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  fault?: UploadFault | undefined;
}

/** Files that go up at the same time. */
const atOnce = 3;

/**
 * Sends files up, three at a time; what failed can be sent again and goes on where it stopped. `onMany` is called, and
 * nothing taken, when more are given than may go up at once (MEDIA-020).
 */
export function useUploads({
  folder,
  replaces,
  onMany,
  onDone,
  onAdded,
}: {
  folder: string;
  /** Id of the file in whose place the one is put. */
  replaces?: number;
  onMany: () => void;
  onDone: () => void;
  /** A file is there, by its record. */
  onAdded?: (media: Media) => void;
}) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const files = useRef(new Map<number, { file: File; progress: Progress; folder: string }>());
  const waiting = useRef<number[]>([]);
  const running = useRef(0);
  const next = useRef(1);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const change = (id: number, set: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...set } : item)));

  const run = async (id: number) => {
    const given = files.current.get(id);
    if (!given) return;
    running.current += 1;
    change(id, { state: 'sending', fault: undefined });
    try {
      const media = await sendFile(given.file, {
        ...given,
        replaces,
        onSent: (sent) => change(id, { sent }),
      });
      onAdded?.(media);
      files.current.delete(id);
      change(id, { state: 'done', sent: given.file.size });
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      change(id, { state: 'failed', fault: error.fault });
    } finally {
      running.current -= 1;
      const following = waiting.current.shift();
      if (following !== undefined) void run(following);
      else if (running.current === 0 && isMounted.current) onDone();
    }
  };

  const start = (id: number) => {
    if (running.current < atOnce) void run(id);
    else waiting.current.push(id);
  };

  return {
    items,
    isSending: items.some(({ state }) => state === 'sending' || state === 'waiting'),
    add(given: readonly File[]) {
      if (given.length === 0) return;
      if (given.length > limits.uploadFiles) return onMany();
      const added = given.map((file): UploadItem => {
        const id = next.current;
        next.current += 1;
        files.current.set(id, { file, folder, progress: { done: new Set() } });
        return { id, name: file.name, size: file.size, sent: 0, state: 'waiting' };
      });
      setItems((all) => [...all.filter(({ state }) => state !== 'done'), ...added]);
      for (const { id } of added) start(id);
    },
    retry(id: number) {
      change(id, { state: 'waiting', fault: undefined });
      start(id);
    },
    close: () => setItems([]),
  };
}
