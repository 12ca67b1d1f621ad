// Takes the pictures of the handbook again, from a demonstration shop that it starts for them and throws away:
// `npm run docs:pictures`. They are WebP, as Chromium itself writes it, and lie in docs/handbook/pictures.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../tools/browser.mjs';
import { bar, isSaved, write } from './editing.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs/handbook/pictures');
const port = Number(process.env.E2E_PORT ?? 23_190);
const dataDir = mkdtempSync(join(tmpdir(), 'izlog-pictures-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'warn' };
// A name of its own for the shop that is not set up yet.
const own = `http://moja.localhost:${port}`;
const shop = `http://localhost:${port}`;

const running = spawn(process.execPath, ['tools/run.mjs', 'apps/izlog/bin/izlog.mjs', 'start'], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const owner = await accountOf(running);
  await izlog('site', 'create', 'Moja trgovina', '--domain', own);
  const newcomer = {
    email: 'ana@primjer.example',
    password: /Password: (\S+)/.exec(
      await izlog(
        'staff',
        'create',
        'ana@primjer.example',
        '--site',
        'moja.localhost',
        '--first-name',
        'Ana',
      ),
    )?.[1],
  };
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  await takeOffice(await logIn(browser, shop, owner));
  await takeNewShop(await logIn(browser, own, newcomer));
  await browser.close();
} finally {
  running.kill('SIGTERM');
  await once(running, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

interface Account {
  email: string;
  password: string | undefined;
}

/** Reads the account that the first start prints, once the orders of its past are there too. */
async function accountOf(child: ChildProcess): Promise<Account> {
  if (!child.stdout) throw new Error('The shop says nothing.');
  let account: Account | undefined;
  for await (const line of createInterface(child.stdout)) {
    const found = /Staff account: (\S+) {2}password: (\S+)/.exec(line);
    if (found) account = { email: found[1] ?? '', password: found[2] };
    if (account && line.includes('is told')) return account;
  }
  throw new Error('The shop ended before it was open.');
}

async function izlog(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['tools/run.mjs', 'apps/izlog/bin/izlog.mjs', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) lines.push(line);
  return lines.join('\n');
}

async function logIn(browser: Browser, address: string, { email, password }: Account): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('izlog-edit-seen', 'yes'));
  const page = await context.newPage();
  await open(page, '/adminLogin');
  await page.getByLabel('Adresa e-pošte').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(String(password));
  await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
  await page.waitForURL('**/admin');
  return page;
}

async function takeOffice(page: Page): Promise<void> {
  await open(page, '/admin/proizvodi');
  await take(page, 'products');
  await open(page, '/admin/zalihe');
  await take(page, 'stock');
  await open(page, '/admin/narudzbe');
  await page.getByRole('link', { name: 'Za pakiranje' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Narudžba');
  await take(page, 'order');
  await open(page, '/admin/izvjestaji');
  await take(page, 'reports');
  await open(page, '/?editPage=true');
  await expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
  await take(page, 'editing');
  await write(page, page.getByRole('heading', { level: 1 }), 'Prvo računica, zatim gradnja.');
  await isSaved(page);
  await bar(page).getByRole('button', { name: 'Objavi…' }).click();
  await expect(page.getByRole('button', { name: 'Objavi sada' })).toBeVisible();
  await take(page, 'publishing');
}

async function takeNewShop(page: Page): Promise<void> {
  await open(page, '/admin');
  await take(page, 'first-day');
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Writes what the window shows as WebP. */
async function take(page: Page, name: string): Promise<void> {
  // Notices that come and go would be in one picture and not in the next.
  await page.waitForTimeout(500);
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: picture.width,
      height: picture.height,
    });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
  }, png);
  await blank.close();
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `${name}.webp`), Buffer.from(webp, 'base64'));
  console.error(`${name}.webp`);
}
