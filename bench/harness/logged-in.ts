import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type Call, createClient, fetchTransport } from '@izlog/contract/client';
import { login } from '@izlog/contract/user/login';
import { type Child, root } from './child.ts';
import { type Stage, siteOf } from './stage.ts';

/** Somebody who runs the shop: what they ask the platform with, and the token that a browser of theirs holds. */
export async function loggedIn(
  stage: Pick<Stage, 'dataDir'>,
  database: string,
  shop: Child,
): Promise<{ call: Call; accessToken: string }> {
  const email = `${randomUUID()}@izlog.example`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/izlog/bin/izlog.mjs', 'staff', 'create', email],
    { cwd: root, env: { ...process.env, DATABASE_URL: database, DATA_DIR: stage.dataDir } },
  );
  const password = /Password: (\S+)/.exec(stdout)?.[1] ?? '';
  const site = await siteOf(database);
  const headers = { apiKey: site.apiKey, site: String(site.id), language: site.defaultLanguage };
  const { tokens } = await createClient(fetchTransport(shop.url), headers)(login, {
    username: email,
    password,
  });
  const { accessToken } = tokens;
  return { accessToken, call: createClient(fetchTransport(shop.url), { ...headers, accessToken }) };
}
