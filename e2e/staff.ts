import { randomUUID } from 'node:crypto';
import { type Call, createClient, fetchTransport } from '@izlog/contract/client';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { login } from '@izlog/contract/user/login';
import type { BrowserContext, Page } from '@playwright/test';
import { izlog } from './command-line.ts';
import { test as base } from './kit.ts';

/** Somebody who runs one of the sites, logged in. */
export interface Staff {
  /** Calls the platform as this person; `headers.language` names another language. */
  call: Call;
  email: string;
  accessToken: string;
  /** What some acts ask for again when the login is older than ten minutes. */
  password: string;
}

/**
 * `test` with `staff`, an owner of the demonstration shop, made once for each worker, and `lastly`, which takes what is to
 * be done when the journey has ended, however: a second try and other journeys find what they know.
 */
export const test = base.extend<{ lastly: (act: () => Promise<unknown>) => void }, { staff: Staff }>({
  lastly: async ({ browserName: _anyBrowser }, use) => {
    const acts: (() => Promise<unknown>)[] = [];
    await use((act) => acts.push(act));
    for (const act of acts.reverse()) await act();
  },
  staff: [
    async ({ browserName: _anyBrowser }, use, { project }) => {
      await use(await hireStaff(String(project.use.baseURL)));
    },
    { scope: 'worker' },
  ],
});

export { expect } from './kit.ts';

/** Makes an account for somebody who runs a shop, by the command line. */
export async function makeStaff(...options: string[]): Promise<{ email: string; password: string }> {
  const email = `${randomUUID()}@izlog.example`;
  const printed = await izlog('staff', 'create', email, ...options);
  return { email, password: /Password: (\S+)/.exec(printed)?.[1] ?? '' };
}

/** Makes an owner of the site that answers on `host`, and logs in through the platform at `shop`. */
export async function hireStaff(shop: string, host = shop): Promise<Staff> {
  const { email, password } = await makeStaff(...(host === shop ? [] : ['--site', host]));
  const { call, as } = await callAsVisitor(shop, host);
  const { tokens } = await call(login, { username: email, password });
  const { accessToken } = tokens;
  return { email, accessToken, password, call: as(accessToken) };
}

/** Calls the platform at `shop` for the site of `host`: as nobody, or as whom an access token names. */
export async function callAsVisitor(
  shop: string,
  host = shop,
): Promise<{ call: Call; as: (accessToken: string) => Call }> {
  const anybody = createClient(fetchTransport(shop));
  const { apiKeyToken, siteID, stores } = await anybody(
    detectDomain,
    {},
    { headers: { customreferer: host } },
  );
  const store = String(stores.find(({ language }) => language === 'hrv')?.storeID);
  const headers = { apiKey: apiKeyToken, site: String(siteID), store, language: 'hrv' };
  return {
    call: createClient(fetchTransport(shop), headers),
    as: (accessToken) => createClient(fetchTransport(shop), { ...headers, accessToken }),
  };
}

/** From here on the server does what a page sends, and its answer is lost on the way; until `page.unrouteAll()`. */
export const loseAnswers = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });

/** Logs a browser in with an access token, as the site's server does after a login. */
export async function logIn(context: BrowserContext, url: string, accessToken: string): Promise<void> {
  await context.addCookies([
    { name: 'auth.strategy', value: 'local', url },
    { name: 'auth.token.local', value: accessToken, url },
  ]);
}
