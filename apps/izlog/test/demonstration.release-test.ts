import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, createClient, fetchTransport } from '@izlog/contract/client';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { getProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { login } from '@izlog/contract/user/login';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type Demonstration,
  publicPassword,
  runDemonstration,
} from '#izlog/demonstration/run-demonstration.ts';

// A whole shop; the first start may have to build the site.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

let folder: string;
let demonstration: Demonstration;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-demo-'));
  demonstration = await runDemonstration([3], {
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DEMO_DAYS: '0',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
});

afterAll(async () => {
  await demonstration?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Logs in as everybody may. */
async function logIn(): Promise<Call> {
  const { url } = demonstration.shop();
  const anybody = createClient(fetchTransport(url));
  const { apiKeyToken, siteID, stores } = await anybody(
    detectDomain,
    {},
    { headers: { customreferer: url } },
  );
  const headers = {
    apiKey: apiKeyToken,
    site: String(siteID),
    store: String(stores[0]?.storeID),
    language: 'hrv',
  };
  const { tokens } = await createClient(fetchTransport(url), headers)(login, {
    username: 'vlasnik@izlog.example',
    password: publicPassword,
  });
  return createClient(fetchTransport(url), { ...headers, accessToken: tokens.accessToken });
}

test('[REL-13] a demonstration shows its account, warns, keeps robots out, and is put back as it was', async () => {
  const { url, port } = demonstration.shop();
  const page = await fetch(`${url}/adminLogin`);
  const words = await page.text();
  const call = await logIn();
  const before = await call(getProductRecord, { id: 1 });
  const files = readdirSync(join(folder, 'media'), { recursive: true }).length;
  await call(setProductPrice, { id: 1, price: 1 });
  mkdirSync(join(folder, 'media/strange'));
  writeFileSync(join(folder, 'media/strange/file'), 'of a visitor');
  const changed = await call(getProductRecord, { id: 1 });

  await demonstration.putBack();
  const again = await logIn();
  const after = await again(getProductRecord, { id: 1 });

  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(words).toContain(publicPassword);
  expect(words).toContain('Ogledna trgovina');
  expect(changed.price).not.toEqual(before.price);
  expect(after.price).toEqual(before.price);
  expect(demonstration.shop().port).toBe(port);
  expect(existsSync(join(folder, 'media/strange'))).toBe(false);
  expect(readdirSync(join(folder, 'media'), { recursive: true })).toHaveLength(files);
  // Anyone who was logged in before is a stranger now.
  await expect(call(getProductRecord, { id: 1 })).rejects.toThrow();
});
