import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../apps/platform/src/env.ts';
import { knownOptions } from '../../packages/contract/src/cms/option-keys.ts';
import { permissions } from '../../packages/contract/src/permissions.ts';
import { commandFault, isWhole, optionsOfCommands } from './known-commands.ts';
import type { KnownWords } from './known-words.ts';
import { type HandbookPage, root, targetOf, tokensOf, wordsOf } from './pages.ts';

/** What a page is checked against. */
export interface Known {
  words: KnownWords;
  /** Anchors of every Markdown file that may be linked, by its path. */
  anchors: (file: string) => ReadonlySet<string>;
  /** Addresses of the platform with their methods, parameters in braces: `GET /api/v1/commons`. */
  endpoints: ReadonlySet<string>;
  /** Scripts of package.json. */
  scripts: ReadonlySet<string>;
}

/** Everything on a page that the program does not have, as sentences that name the page. */
export function faultsOf(page: HandbookPage, known: Known): string[] {
  const { tokens } = page;
  const found = [
    ...tokensOf(tokens, 'link').map(({ href }) => linkFault(page, href, known)),
    ...tokensOf(tokens, 'image').map((image) => pictureFault(page, image.href, image.text)),
    ...tokensOf(tokens, 'em').map((token) => wordsFault(wordsOf(token), known.words)),
    ...tokensOf(tokens, 'codespan').map(({ text }) => codeFault(text, known)),
    ...tokensOf(tokens, 'code').flatMap(({ lang, text }) => blockFaults(lang ?? '', text, known)),
  ];
  return found.filter((fault) => fault !== undefined).map((fault) => `${page.file}: ${fault}`);
}

function linkFault(page: HandbookPage, href: string, known: Known): string | undefined {
  const target = targetOf(page, href);
  // A page elsewhere could not be followed here: the handbook has none.
  if (!target) return `the link ${href} leads out of the project`;
  if (!existsSync(join(root, target.file))) return `the link ${href} leads to nothing`;
  if (target.anchor && !known.anchors(target.file).has(target.anchor)) return `${href} has no such heading`;
  return undefined;
}

function pictureFault(page: HandbookPage, href: string, words: string): string | undefined {
  const file = targetOf(page, href)?.file;
  if (!file || !existsSync(join(root, file))) return `there is no picture ${href}`;
  if (words.trim() === '') return `the picture ${href} has no words for who cannot see it`;
  return statSync(join(root, file)).size > 250_000 ? `the picture ${href} is larger than 250 kB` : undefined;
}

/** Words in italics are words of the program; with arrows, the way to a screen. */
function wordsFault(text: string, { says, isGroup, hasScreen }: KnownWords): string | undefined {
  const steps = text.split(' → ');
  const unknown = steps.find((step) => !says(step));
  if (unknown !== undefined) return `no screen says “${unknown}”`;
  const [group = '', screen] = steps;
  if (screen === undefined || !isGroup(group)) return undefined;
  return hasScreen(group, screen) ? undefined : `“${group}” has no “${screen}”`;
}

/** Code in a sentence is one of the things that can be looked up. */
function codeFault(text: string, known: Known): string | undefined {
  if (/^(npx )?izlog /.test(text)) return commandFault(text.replace(/^npx /, ''));
  if (text.startsWith('npm run izlog -- ')) return commandFault(text.replace('npm run izlog -- ', 'izlog '));
  const script = /^npm run (\S+)/.exec(text)?.[1];
  if (script !== undefined) return known.scripts.has(script) ? undefined : `there is no script ${script}`;
  // Extensions of PostgreSQL, which the migrations make.
  if (['unaccent', 'pg_trgm'].includes(text)) return undefined;
  const setting = /^([A-Z][A-Z0-9_]{2,})(=.*)?$/.exec(text)?.[1];
  if (setting !== undefined) return settingFault(setting);
  if (/^--[a-z]/.test(text)) {
    const [name = ''] = text.split(/[ =]/);
    return optionsOfCommands.has(name) || optionsOfOthers.has(name) ? undefined : `no command has ${name}`;
  }
  const call = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/\S*)$/.exec(text);
  if (call) return addressFault(call[1], call[2] ?? '', known);
  if (text in knownOptions || (permissions as readonly string[]).includes(text)) return undefined;
  if (isFile(text)) return undefined;
  return isWord(text) || isSaidInSource(text) ? undefined : `\`${text}\` is nothing that the program has`;
}

/** Options of npm, git, Node and of our own scripts, which ask no commander. */
const optionsOfOthers: ReadonlySet<string> = new Set([
  '--omit',
  '--project',
  '--maxWorkers',
  '--version',
  '--help',
]);

const developerSettings = readFileSync(join(root, 'apps/izlog/src/developer-settings.ts'), 'utf8');

function settingFault(name: string): string | undefined {
  if (name in settings.shape) return undefined;
  if (new RegExp(`\\benv\\.${name}\\b`).test(developerSettings)) return undefined;
  return isSaidInSource(`env.${name}`) ? undefined : `there is no setting ${name}`;
}

/** Doors of the program that are no endpoints of the contract. */
const doors: ReadonlySet<string> = new Set([
  '/',
  '/adminLogin',
  '/admin',
  '/api/docs',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
]);

function addressFault(method: string | undefined, address: string, { endpoints }: Known): string | undefined {
  const [path = ''] = address.split('?');
  if (method === undefined && doors.has(path)) return undefined;
  const fits = [...endpoints].some((endpoint) => {
    const [by, pattern = ''] = endpoint.split(' ');
    return (method === undefined || by === method) && patternOf(pattern).test(path);
  });
  if (fits) return undefined;
  // A folder of a machine, such as /srv/izlog, is an example.
  return /^\/(srv|var|etc|tmp)\//.test(path) ? undefined : `there is no address ${method ?? ''} ${path}`;
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/** A file or folder of the project, or one that it makes in its data folder. */
function isFile(text: string): boolean {
  if (/^DATA_DIR\/[\w.-]+/.test(text)) {
    const name = text.split('/')[1] ?? '';
    return isSaidInSource(`'${name}'`);
  }
  if (/^(dist|build)\//.test(text))
    return isSaidInSource(text.replace(/\/$/, '').split('/').slice(0, 2).join('/'));
  if (!/^[\w@.-]+(\/[\w@.*-]+)*\/?$/.test(text) || !/[/.]/.test(text)) return false;
  return existsSync(join(root, text.replace(/\*.*$/, '')));
}

/** Names of shops, files and people in examples, by which nobody can be misled. */
const isWord = (text: string) =>
  /(^|[@.])(primjer|example|moja|vasa-domena|your-domain)(\.|$)/.test(text) ||
  /\.(csv|izlog|tgz)$/.test(text) ||
  text === '## ';

/** What a block of code says, line by line; blocks of JavaScript are run by the test of the handbook. */
function blockFaults(lang: string, text: string, known: Known): Array<string | undefined> {
  if (lang === 'sh') return shellLines(text).map((line) => shellFault(line, known));
  if (lang === 'ini')
    return [...text.matchAll(/\b([A-Z][A-Z0-9_]{2,})=/g)].map(([, name = '']) => settingFault(name));
  if (lang === 'nginx' || lang === 'text')
    return [...text.matchAll(/\bx-[\w-]+/gi)].map(([header]) =>
      isSaidInSource(header.toLowerCase()) ? undefined : `nothing reads the header ${header}`,
    );
  return lang === 'js' ? [] : [`a block of “${lang}” is looked up by nobody`];
}

/** Commands of a block, one each, without comments and with broken lines joined. */
const shellLines = (text: string): string[] =>
  text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => line.replace(/(^|\s)#.*$/, '').split(/\s&&\s|\s\|\s/))
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Programs of the machine, which are not ours to look up. */
const machinePrograms: ReadonlySet<string> = new Set([
  ...[
    'adduser',
    'aws',
    'cd',
    'cp',
    'createdb',
    'curl',
    'date',
    'find',
    'git',
    'journalctl',
    'mkdir',
    'mv',
    'node',
  ],
  ...[
    'psql',
    'pg_dump',
    'pg_restore',
    'rm',
    'rsync',
    'scp',
    'ssh',
    'sudo',
    'systemctl',
    'tar',
    'export',
    'grep',
  ],
]);

function shellFault(line: string, known: Known): string | undefined {
  const words = line.split(/\s+/);
  while (words[0] !== undefined && /^[A-Z][A-Z0-9_]*=/.test(words[0])) {
    const fault = settingFault(words[0].split('=')[0] ?? '');
    if (fault) return fault;
    words.shift();
  }
  if (words.length === 0) return undefined;
  if (words[0] === 'npx' && words[1] === 'izlog') words.shift();
  if (words[0] === 'izlog') return commandOf(words.join(' '));
  const own = /^npm run izlog -- (.*)$/.exec(words.join(' '))?.[1];
  if (own !== undefined) return commandOf(`izlog ${own}`);
  if (words[0] === 'npm') return npmFault(words.slice(1), known);
  const addresses = [
    ...line.matchAll(/https?:\/\/(?:localhost|127\.0\.0\.1|[\w.-]*example\.hr)(?::\d+)?(\/[^\s"']*)/g),
  ];
  const wrong = addresses.map(([, path = '']) => addressFault(undefined, path, known)).find((fault) => fault);
  if (wrong) return wrong;
  const files = words.filter((word) => /^(apps|packages|tools|e2e|docs|bench|node_modules)\//.test(word));
  const missing = files.find((file) => !existsSync(join(root, file)));
  if (missing) return `there is no ${missing}`;
  return machinePrograms.has(words[0] ?? '') ? undefined : `nobody knows the program ${words[0]}`;
}

const commandOf = (line: string) =>
  commandFault(line) ?? (isWhole(line) ? undefined : `“${line}” lacks something that its command needs`);

function npmFault([verb = '', name = '']: readonly string[], { scripts }: Known): string | undefined {
  if (['ci', 'install', 'start', 'test'].includes(verb)) return undefined;
  if (verb !== 'run') return `npm ${verb} is not used here`;
  return scripts.has(name) ? undefined : `there is no script ${name}`;
}

let source: string | undefined;

/** Whether the sources say a word, by itself. */
function isSaidInSource(text: string): boolean {
  source ??= sources();
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.length > 2 && new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(source);
}

function sources(): string {
  return ['apps', 'packages', 'tools', 'e2e', 'bench']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((file) => !/node_modules|\/build\/|\/tools\/handbook\/|\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
