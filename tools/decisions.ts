import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the decision pages. */
const decisionsFolder = join(import.meta.dirname, '../docs/decisions');
/** The page that lists them all, which `npm run docs:decisions` writes. */
export const indexFile = join(decisionsFolder, 'README.md');

/** What the head of a decision page says. */
export interface Decision {
  file: string;
  number: string;
  title: string;
  /** `accepted`, or `superseded by` the number of another. */
  status: string;
  date: string;
}

const head =
  /^# (?<number>\d{3,4}) (?<title>.+)\n\nStatus: (?<status>accepted|superseded by \d{3,4}), (?<date>\d{4}-\d\d-\d\d)\b/;

/** All decision pages by number. Throws the name of a page whose head does not say number, title, status and date. */
export function readDecisions(folder = decisionsFolder): Decision[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((file) => {
      const found = head.exec(readFileSync(join(folder, file), 'utf8'))?.groups;
      if (!found || !file.startsWith(`${found.number}-`))
        throw new Error(
          `${file} does not begin with "# ${/^\d*/.exec(file)?.[0]} Title", an empty line, and "Status: accepted, 2026-01-31."`,
        );
      const { number = '', title = '', status = '', date = '' } = found;
      return { file, number, title, status, date };
    });
}

/** What is wrong with the pages or with their index, as a sentence; nothing when all is well. */
export function decisionFault(): string | undefined {
  try {
    const index = decisionIndex(readDecisions());
    return readFileSync(indexFile, 'utf8') === index
      ? undefined
      : 'docs/decisions/README.md does not list the pages as they are: run `npm run docs:decisions`.';
  } catch (error) {
    return `docs/decisions: ${(error as Error).message}`;
  }
}

/** The text of the index. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const linked = (number: string) => {
    const other = decisions.find((decision) => decision.number === number);
    if (!other) throw new Error(`There is no decision ${number}.`);
    return `[${number}](${other.file})`;
  };
  return [
    '# Decisions',
    '',
    'What was settled, and why; the newest word on a thing stands last. Written by `npm run docs:decisions` from the heads of',
    'the pages. A new page takes a number that is free, has at most 200 words and begins as the others do.',
    '',
    '| | decision | status | date |',
    '|---|---|---|---|',
    ...decisions.map(
      ({ file, number, title, status, date }) =>
        `| ${number} | [${title}](${file}) | ${status.replace(/\d{3,4}/, linked)} | ${date} |`,
    ),
    '',
  ].join('\n');
}
