import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from './house/tree.ts';

const root = join(import.meta.dirname, '..');
/** Folder of the decision pages. */
const decisionsFolder = join(root, 'docs/decisions');
const mostWords = 200;
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

/** All decision pages by number. Throws the name of a page that is too long, or whose head lacks number, title, status or date. */
export function readDecisions(folder = decisionsFolder): Decision[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const found = head.exec(text)?.groups;
      if (!found || !file.startsWith(`${found.number}-`))
        throw new Error(
          `${file} does not begin with "# ${/^\d*/.exec(file)?.[0]} Title", an empty line, and "Status: accepted, 2026-01-31."`,
        );
      const words = text.trim().split(/\s+/).length;
      if (words > mostWords) throw new Error(`${file} has ${words} words; a page has at most ${mostWords}.`);
      const { number = '', title = '', status = '', date = '' } = found;
      return { file, number, title, status, date };
    });
}

/** What is wrong with the pages, their index or what refers to them, as a sentence; nothing when all is well. */
export function decisionFault(tree = readTree(root)): string | undefined {
  try {
    const decisions = readDecisions();
    if (readFileSync(indexFile, 'utf8') !== decisionIndex(decisions))
      return 'docs/decisions/README.md does not list the pages as they are: run `npm run docs:decisions`.';
    const files = [...tree.files, ...documents()];
    return lostReferences(decisions, files, (file) => tree.text(file)).join('\n') || undefined;
  } catch (error) {
    return `docs/decisions: ${(error as Error).message}`;
  }
}

/** Every reference (`decision 760`, `decisions 760, 805`, `docs/decisions/760`) to a page that is not there, as a sentence. */
export function lostReferences(
  decisions: readonly Decision[],
  files: readonly string[],
  textOf: (file: string) => string,
): string[] {
  const numbers = new Set(decisions.map(({ number }) => number));
  return files.flatMap((file) =>
    [...textOf(file).matchAll(/\bdecisions?[\s*/]+(\d{3,4}(?:(?:,| and)\s\d{3,4})*)/gi)]
      .flatMap(([, named]) => named?.match(/\d+/g) ?? [])
      .filter((number) => !numbers.has(number))
      .map((number) => `${file} refers to decision ${number}, which is not there.`),
  );
}

/** Paths of the documents that may refer to a decision. */
function documents(): string[] {
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return [
    'README.md',
    'STYLE.md',
    ...pages.filter((page) => page.endsWith('.md')).map((page) => `docs/${page}`),
  ];
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
    'Choices that somebody could reasonably make differently, and why they are as they are. What was done is in the changelog.',
    'Written by `npm run docs:decisions` from the heads of the pages. A new page takes the next number, and has at most 200 words:',
    'context, decision, consequences. A choice that no longer holds is removed with everything that refers to it.',
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
