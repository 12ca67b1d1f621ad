import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, fetchTransport } from '@izlog/contract/client';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { login } from '@izlog/contract/user/login';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from '#izlog/commands.ts';
import manifest from '../package.json' with { type: 'json' };
import { killed } from './end-process.ts';
import { runIzlog, type StartedShop, startIzlog } from './run-izlog.ts';
import { slowRequest } from './slow-request.ts';

// Real processes; the first may have to build the site.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

let folder: string;
let settings: NodeJS.ProcessEnv;
const izlog = (...args: string[]) => runIzlog(args, settings);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-cli-'));
  const shop = join(folder, 'shop');
  // Open to the unprivileged user as whom the server runs when the tests run as root.
  mkdirSync(shop);
  for (const place of [folder, shop]) chmodSync(place, 0o755);
  settings = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: shop,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DEMO_DAYS: '0',
    DATABASE_URL: '',
    PUBLIC_URL: '',
  };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('before anything is begun', () => {
  test('[REL-11] izlog --version prints the version of the program', async () => {
    expect(await izlog('--version')).toMatchObject({ code: 0, stdout: `${manifest.version}\n` });
  });

  const all = commands.flatMap((command) =>
    command.commands.length > 0
      ? command.commands.map((sub) => [`${command.name()} ${sub.name()}`, sub] as const)
      : [[command.name(), command] as const],
  );

  test.each(all)('izlog %s --help says what it does and gives an example', (name, command) => {
    const help = helpOf(command);

    expect(help).toMatch(/^Usage: .*\n\n[A-Z].*(\n.+)*\.\n/);
    expect(help).toContain('--help');
    expect(help).toMatch(new RegExp(`Example:\\n.*izlog ${name}`));
  });

  test('izlog --help names every command, and the README’s table too', async () => {
    const { code, stdout } = await izlog('--help');
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

    expect(code).toBe(0);
    for (const command of commands) {
      expect(stdout).toMatch(new RegExp(`^  ${command.name()} `, 'm'));
      expect(readme).toMatch(new RegExp(`^\\| .*\`${command.name()}[ \`]`, 'm'));
    }
  });

  test('wrong settings stop every start with one sentence that names them', async () => {
    const { code, stdout, stderr } = await runIzlog(['start'], {
      ...settings,
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://localhost/shop',
    });

    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^The settings are wrong\. .*\n$/);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(stderr).toContain(`${name}: `);
  });

  test('a database that does not answer and a folder that cannot be are told with the name of the setting', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const run = (command: string, more: NodeJS.ProcessEnv) => runIzlog([command], { ...settings, ...more });

    const [noServer, noFolder] = await Promise.all([
      run('doctor', { DATABASE_URL: 'postgres://shop:s3cret@127.0.0.1:1/shop' }),
      run('seed', { DATA_DIR: file }),
    ]);

    expect(noServer).toMatchObject({ code: 1, stdout: '' });
    expect(noServer.stderr).toBe(
      'DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1. Start it, or set another address.\n',
    );
    expect(noFolder).toMatchObject({ code: 1, stdout: '' });
    expect(noFolder.stderr).toMatch(/^DATA_DIR: .*a-file cannot be a folder for data .*\n$/);
  });

  test('a taken port is told in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const DATA_DIR = join(folder, 'never-begun');

    const { code, stderr } = await runIzlog(['start'], { ...settings, DATA_DIR, PORT: String(port) });
    other.close();

    expect(code).toBe(1);
    expect(stderr).toBe(`PORT: ${port} is already in use. End the other program, or set PORT to another.\n`);
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe('beside a running shop', () => {
  let shop: StartedShop;
  let password: string;
  const call = (headers: Record<string, string>) => createClient(fetchTransport(shop.url), headers);

  beforeAll(async () => {
    shop = await startIzlog(settings);
  });

  afterAll(() => killed(shop.process));

  test('the first start prints an account with which one can log in', async () => {
    const account = /Staff account: (\S+) {2}password: (\S+) {2}\(shown this once\)/;
    await expect.poll(() => shop.said()).toMatch(account);
    const [, email = '', printed = ''] = shop.said().match(account) ?? [];
    password = printed;
    const site = await call({ customreferer: shop.url })(detectDomain, {});

    const { user } = await call({ apiKey: site.apiKeyToken, site: String(site.siteID) })(login, {
      username: email,
      password,
    });

    expect(user).toMatchObject({ email });
  });

  test('site create makes a site that site list shows, and staff create an account that may log in there', async () => {
    const made = await izlog(
      'site',
      'create',
      'Nova trgovina',
      '--domain',
      'nova.test',
      '--languages',
      'eng',
    );
    const [, id = '', apiKey = ''] = made.stdout.match(/^Site (\d+) is made\. Its apiKey: (\S+)/) ?? [];
    const account = ['staff', 'create', 'ana@nova.test', '--site', 'nova.test'];
    const staff = await izlog(...account);
    const [, ownPassword = ''] = staff.stdout.match(/Password: (\S+)/) ?? [];
    const twice = await izlog(...account);
    const list = await izlog('site', 'list');
    const { user } = await call({ apiKey, site: id })(login, {
      username: 'ana@nova.test',
      password: ownPassword,
    });

    expect(list.stdout).toMatch(new RegExp(`^${id} {2}Nova trgovina {2}hrv,eng {2}\\S*nova\\.test`, 'm'));
    expect(user).toMatchObject({ email: 'ana@nova.test' });
    expect(twice).toMatchObject({ code: 1, stdout: '' });
    expect(twice.stderr.trim().split('\n')).toHaveLength(1);
  });

  test('--site takes an address of a site with or without its port, however it was registered', {
    tags: 'release',
  }, async () => {
    await izlog('site', 'create', 'S vratima', '--domain', 'http://vrata.test:8081');
    const listed = (site: string) => izlog('option', 'set', 'OpenWithoutLegalTexts', 'true', '--site', site);

    for (const site of ['vrata.test', 'vrata.test:8081', 'http://vrata.test:8081/', 'nova.test:3000'])
      expect(await listed(site), site).toMatchObject({ code: 0, stderr: '' });
    expect(await listed('vrata.test:9')).toMatchObject({ code: 1 });
  });

  test('an unknown site is named in the sentence', async () => {
    expect(await izlog('staff', 'create', 'x@y.test', '--site', '999')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no site 999 (see `izlog site list`).\n',
    });
  });

  test('the doctor tells what is weak, and ends with 1 once something is missing', {
    tags: 'release',
  }, async () => {
    await izlog('site', 'create', 'Bez osoblja', '--domain', 'bez.test');
    const closed = await izlog('doctor');
    const { stdout: sites } = await izlog('site', 'list');
    for (const [, id = '', name] of sites.matchAll(/^\s*(\d+) {2}(.+?) {2}/gm))
      if (closed.stdout.includes(`missing ${name} takes no orders yet`))
        await izlog('option', 'set', 'OpenWithoutLegalTexts', 'true', '--site', id);
    const before = await izlog('doctor');
    const bucket = {
      S3_BUCKET: 'gone',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'nobody',
      S3_SECRET_ACCESS_KEY: 'nothing',
    };
    const after = await runIzlog(['doctor'], { ...settings, ...bucket });

    expect(closed).toMatchObject({ code: 1 });
    expect(closed.stdout).toMatch(/^missing Bez osoblja takes no orders yet\. It lacks CompanyName/m);
    expect(before).toMatchObject({ code: 0 });
    expect(before.stdout).toMatch(/^weak {4}Bez osoblja takes orders by OpenWithoutLegalTexts/m);
    expect(before.stdout).toMatch(/^weak {4}PUBLIC_URL is not set/m);
    expect(before.stdout).toMatch(/^weak {4}Bez osoblja has no staff/m);
    expect(after).toMatchObject({ code: 1 });
    expect(after.stdout).toMatch(/^missing Media cannot be kept in the bucket gone\. S3_ENDPOINT: /);
  });

  test('an import is reported row by row, its products are in the shop, and the same file changes nothing', async () => {
    const file = join(folder, 'products.csv');
    const whole = join(folder, 'report.json');
    writeFileSync(
      file,
      'ID,Type,SKU,Name,Published,Regular price\n1,simple,CLI-1,Iz datoteke,1,10\n2,simple,CLI-2,Bez cijene,1,ten\u001b[2J',
    );
    const page = () => fetch(`${shop.url}/product/iz-datoteke`).then(({ status }) => status);

    const dry = await izlog('import', 'woocommerce', file, '--dry-run');
    const without = await page();
    const first = await izlog('import', 'woocommerce', file, '--report', whole);
    const second = await izlog('import', 'woocommerce', file);

    expect(dry.stdout).toContain('nothing has changed');
    expect(without).toBe(404);
    expect([dry.code, second.code]).toEqual([3, 3]);
    expect(first).toMatchObject({ code: 3, stderr: '' });
    expect(first.stdout).toContain('2 rows read, 1 refused. From them 1 created,');
    expect(first.stdout).toContain('  row 3, Regular price: is not a number: "ten');
    expect(first.stdout).not.toContain('\u001b');
    expect(second.stdout).toContain('0 created, 0 updated, 1 unchanged (');
    expect(JSON.parse(readFileSync(whole, 'utf8'))).toMatchObject({ created: 1, refused: [{ row: 3 }] });
    await expect.poll(page).toBe(200);
  });

  test('an import tells which products it did not publish, and ends with 0 when no row was refused', {
    tags: 'release',
  }, async () => {
    const file = join(folder, 'unpriced.csv');
    writeFileSync(
      file,
      'Type,SKU,Name,Published,Regular price\nsimple,,Bez cijene i šifre,1,\nvariable,CLI-V,Sama,1,\n',
    );

    await izlog('site', 'create', 'Uvoz', '--domain', 'uvoz.test');

    const { code, stdout } = await izlog('import', 'woocommerce', file, '--site', 'uvoz.test');

    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      '2 rows read, 0 refused. From them 2 created, 0 updated, 0 unchanged (each product and each variant counts; a row can bring both).',
      'Imported, but look at:',
      '  row 2, SKU: is empty, and so is ID: the product is known by its name alone',
      'In the shop but not published, until what is missing is there:',
      '  row 2, Bez cijene i šifre: has no price',
      '  row 3, Sama: none of its variations can be sold: they did not come or have no price',
      '',
    ]);
  });

  test('the catalogue is exported into a file of the kind that its name says, and no other', {
    tags: 'release',
  }, async () => {
    const [csv, json] = [join(folder, 'out.csv'), join(folder, 'out.json')];

    const first = await izlog('export', 'catalogue', csv);
    const second = await izlog('export', 'catalogue', json, '--site', 'nova.test');
    const third = await izlog('export', 'catalogue', join(folder, 'out.xlsx'));

    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/out\.csv holds \d+ products and variants of /);
    expect(readFileSync(csv, 'utf8')).toMatch(/^product,sku:CLI-1,,CLI-1,.*,Iz datoteke,iz-datoteke,/m);
    expect((await izlog('import', 'izlog', csv)).stdout).toMatch(
      /^[1-9]\d* rows? read, 0 refused\. From them 0 created, 0 updated, [1-9]\d* unchanged /,
    );
    expect(second.stdout).toContain('holds 0 products and variants of Nova trgovina.');
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ site: 'Nova trgovina', products: [] });
    expect(third).toMatchObject({ code: 1, stdout: '' });
    expect(third.stderr).toMatch(/out\.xlsx: its name must end with \.csv or \.json\.\n$/);
  });

  test('lists, search and reports are written anew', { tags: 'release' }, async () => {
    const { code, stdout, stderr } = await izlog('reindex', '--site', 'nova.test');

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('0 products and variants of Nova trgovina are in its lists and its search.');
    expect((await izlog('reindex')).stdout).toMatch(
      /^[1-9]\d* products and variants of .*\n\d+ days of its reports are added up\.\n$/,
    );
  });

  test('a file of something else is refused as a whole, with exit code 1', async () => {
    const file = join(folder, 'taxes.csv');
    writeFileSync(file, 'Country code,Rate %\nHR,25\n');

    const { code, stdout, stderr } = await izlog('import', 'shopify', file);

    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^This is not a Shopify product file: .*\n$/);
  });

  test('a backup of the selling shop is put back while it runs, and visitors see what was then', async () => {
    const file = join(folder, 'shop.izlog');
    const page = () => fetch(`${shop.url}/product/poslije`).then(({ status }) => status);
    const later = join(folder, 'later.csv');
    writeFileSync(later, 'ID,Type,SKU,Name,Published,Regular price\n9,simple,CLI-9,Poslije,1,10');

    const kept = await izlog('backup', file);
    await izlog('import', 'woocommerce', later);
    await expect.poll(page).toBe(200);
    const refused = await izlog('restore', file);
    const restored = await izlog('restore', file, '--force');

    expect(kept.code).toBe(0);
    expect(kept.stdout).toMatch(/holds \d+ rows of \d+ tables/);
    expect(kept.stderr).toMatch(/^ *1\/\d+ {2}\w+$/m);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toMatch(/^The database is not empty .*--force/);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.stdout).toMatch(/^The database holds what .*shop\.izlog holds: \d+ rows/);
    await expect.poll(page).toBe(404);
    expect(await fetch(`${shop.url}/product/iz-datoteke`).then(({ status }) => status)).toBe(200);
  });

  test('a stop answers the requests under way, takes no others, and leaves no database behind', async () => {
    const site = await call({ customreferer: shop.url })(detectDomain, {});
    const request = await slowRequest(`${shop.url}/api/v1/cms/redirect/addFailedRequest`, {
      apikey: site.apiKeyToken,
      site: String(site.siteID),
    });

    const stopping = shop.stop();
    await expect.poll(() => fetch(shop.url).catch(() => 'closed')).toBe('closed');
    const status = await request.finish({ path: '/poslano-za-vrijeme-gasenja' });

    expect(status).toBe(201);
    expect(await stopping).toBe(0);
    expect(existsSync(join(folder, 'shop/postgres/data/postmaster.pid'))).toBe(false);
  });

  test('the second start keeps everything and prints no password', async () => {
    shop = await startIzlog(settings);
    const product = await fetch(`${shop.url}/product/iz-datoteke`);
    const code = await shop.stop();

    expect(shop.said()).not.toMatch(/password/i);
    expect(shop.said()).not.toContain(password);
    expect(product.status).toBe(200);
    expect(code).toBe(0);
  });
});

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
}
