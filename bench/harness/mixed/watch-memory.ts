import { readFileSync } from 'node:fs';
import pg from 'pg';
import { hasProcessFigures, memoryOf } from '../process-figures.ts';
import type { Diary } from './diary.ts';

/** Memory at a moment, in bytes: that of our process, and that of the database's together, shared pages counted once. */
export interface Sample {
  minute: number;
  ours: number;
  postgres: number;
}

const every = 15_000;
/** Statements that take so many seconds are reported. */
const slow = 3;

/** Looks at memory, statements and deadlocks every now and then, and says each minute what it saw. */
export function watchMemory(on: {
  shop: { pid: number };
  database: string;
  diary: Diary;
  say: (line: string) => void;
}) {
  if (!hasProcessFigures) throw new Error('The memory of processes can be read on Linux only.');
  const began = performance.now();
  const samples: Sample[] = [];
  const pool = new pg.Pool({ connectionString: on.database, max: 1 });
  const look = async () => {
    const { rows } = await pool.query<{ pid: number; query: string; seconds: number | null }>(
      `select pid, query, extract(epoch from now() - query_start)::float8 as seconds from pg_stat_activity
       where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'
         and query_start < now() - make_interval(secs => $1)`,
      [slow],
    );
    for (const { query, seconds } of rows)
      on.say(`slow: ${seconds?.toFixed(1)} s ${query.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
    const server = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
    const ours = memoryOf(on.shop.pid).now;
    const postgres = server.rows.reduce((sum, { pid }) => sum + shareOf(pid), 0);
    samples.push({ minute: (performance.now() - began) / 60_000, ours, postgres });
    if (samples.length % 4 === 0) {
      const { count, p99 } = on.diary.fresh();
      const [mine, its] = [ours, postgres].map((bytes) => `${Math.round(bytes / 1e6)} MB`);
      on.say(
        `minute ${Math.round(samples.length / 4)}: ours ${mine}, PostgreSQL ${its}, ${count} calls, p99 ${Math.round(p99)} ms, ${on.diary.failures} failures`,
      );
    }
  };
  let looking: Promise<void> = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, every);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      const { rows } = await pool.query<{ deadlocks: number; mails: number }>(
        `select deadlocks::int, (select count(*)::int from mails where state = 'waiting') as mails
         from pg_stat_database where datname = current_database()`,
      );
      await pool.end();
      return { samples, deadlocks: rows[0]?.deadlocks ?? 0, waitingMails: rows[0]?.mails ?? 0 };
    },
  };
}

/** A process's own pages and its share of those it has in common with others, in bytes; nothing once it has ended. */
function shareOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' ||
      (error as NodeJS.ErrnoException).code === 'ESRCH'
    )
      return 0;
    throw error;
  }
}

/** How fast memory grows by the line through the samples, in bytes an hour; what shrinks counts as 0. */
export function slopePerHour(samples: readonly { minute: number; bytes: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [minute, bytes] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one.bytes))];
  const above = samples.reduce((sum, one) => sum + (one.minute - minute) * (one.bytes - bytes), 0);
  const below = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0);
  return below === 0 ? 0 : Math.max(0, (above / below) * 60);
}
