import { statfs } from 'node:fs/promises';
import { noRoom, rootOf } from '../error-root.ts';
import { Refusal } from '../refusal.ts';

/** Whether there is room on the disks for what is about to begin. */
export interface Room {
  isLeft(now: Date): Promise<boolean>;
  /** Refuses with storageFull where there is hardly any left. */
  mustBeLeft(now: Date): Promise<void>;
  /** Notes a fault that says that a disk is full, that of a database elsewhere, too. */
  note(thrown: Error, now: Date): void;
}

/** Bytes kept for finishing what was begun: messages of banks, and the database's own journal (segments of 16 MB). */
const reserve = 128 * 1024 * 1024;

/** How long, in ms, a disk that was full counts as full: of a database elsewhere nobody tells us when it is not. */
const lastReading = 30_000;

/** Watches the disks of these folders; `least` are the bytes that must be free on each. */
export function watchRoom(folders: readonly string[], least = reserve): Room {
  let fullUntil = 0;

  async function isLeft(now: Date): Promise<boolean> {
    if (now.getTime() < fullUntil) return false;
    const free = await Promise.all(
      folders.map(async (folder) => {
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize;
      }),
    );
    return free.every((bytes) => bytes >= least);
  }

  return {
    isLeft,
    async mustBeLeft(now) {
      if (!(await isLeft(now))) throw new Refusal('storageFull');
    },
    note(thrown, now) {
      if (noRoom.includes(rootOf(thrown).code ?? '')) fullUntil = now.getTime() + lastReading;
    },
  };
}
