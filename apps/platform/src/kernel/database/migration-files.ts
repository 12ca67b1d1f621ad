import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * One step of the tables, for ever as it was released (REL-01). It is `NNNN_name.sql` as drizzle-kit wrote it, with
 * hand-written SQL of the same migration beside it: `.before.sql` and `.after.sql` run with it, `.online.sql` after it.
 */
export interface Migration {
  /** `0001_who_invoices`. */
  name: string;
  /** SHA-256 of its files, hex: what a database remembers of it. */
  hash: string;
  /** When it was written, ms since 1970. */
  when: number;
  /** What it changes, in a sentence for the person who runs the shop. */
  says: string;
  /** The oldest program that can work on the tables from then on; undefined where the one before still can (REL-05). */
  needs: string | undefined;
  /** What looks as if it broke the program before, and why it does not: the name of a column, rule, trigger or index. */
  safe: ReadonlyMap<string, string>;
  /** Run in one transaction with all others that are due. */
  statements: string[];
  /** Run after it, outside of any transaction; each can be run again. */
  online: string[];
}

/** Called, and awaited, before each statement: the migration it is of, how many are done and how many there are. */
export type StatementProgress = (name: string, done: number, total: number) => void | Promise<void>;

const ours = fileURLToPath(new URL('../../../migrations', import.meta.url));
const parts = ['before', undefined, 'after', 'online'] as const;
const breakpoint = '--> statement-breakpoint';

/** The migrations that this program knows, in their order, which is that of drizzle's journal. */
export function readMigrations(folder = ours): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => readMigration(folder, tag, when));
}

function readMigration(folder: string, name: string, when: number): Migration {
  const files = parts.flatMap((part) => {
    const file = join(folder, part ? `${name}.${part}.sql` : `${name}.sql`);
    if (part && !existsSync(file)) return [];
    return [{ part, text: readFileSync(file, 'utf8') }];
  });
  const hash = createHash('sha256');
  for (const { text } of files) hash.update(text);
  const main = files.find(({ part }) => part === undefined)?.text ?? '';
  return {
    name,
    when,
    hash: hash.digest('hex'),
    says: headerOf(main, 'Says') ?? name,
    needs: headerOf(main, 'Needs'),
    safe: new Map(
      [...main.matchAll(/^-- Safe: ([^:]+): (.+)$/gm)].map(([, what = '', why = '']) => [what, why]),
    ),
    statements: files.flatMap(({ part, text }) => (part === 'online' ? [] : statementsOf(text))),
    online: files.flatMap(({ part, text }) => (part === 'online' ? statementsOf(text) : [])),
  };
}

/** `-- Says: …` on a line of its own. */
function headerOf(text: string, name: string): string | undefined {
  return new RegExp(`^-- ${name}: (.+)$`, 'm').exec(text)?.[1]?.trim();
}

function statementsOf(text: string): string[] {
  return text.split(breakpoint).filter((statement) => statement.replace(/^\s*--.*$/gm, '').trim() !== '');
}
