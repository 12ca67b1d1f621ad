import { readdirSync, readFileSync } from 'node:fs';
import { login } from '@izlog/contract/user/login';
import type { BrowserContext } from '@playwright/test';
import { callAsVisitor, expect, logIn, makeStaff, test } from '../../staff.ts';

const editing = new URL('../../../apps/site/app/admin/editing/', import.meta.url);
const builtModules = new URL('../../../apps/site/build/client-modules.json', import.meta.url);

/** A page of each kind that can be edited, and the address that switches the editor on. */
const paths = [
  '/',
  '/o-nama',
  '/o-nama?editPage=true',
  '/objave',
  '/charter-bez-romantike?editPage=true',
  '/product/planer-ulaganja-2027?editPage=true',
  '/shop',
  '/shop?editPage=true&mobileView=true',
];

/** Classes that only the editor's sheets know. */
function editorClasses(): string[] {
  const files = readdirSync(editing, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const css = files.map((file) => readFileSync(new URL(file, editing), 'utf8')).join('\n');
  const names = [
    ...css.matchAll(/\.((?:ed|ebar|rail|edpanel)(?:-[\w-]+|__[\w-]+)?|is-edited|is-field|is-rich)\b/g),
  ];
  return [...new Set(names.map(([, name = '']) => name))];
}

/** Files that hold a module of the editor and nothing that others need. */
function editorFiles(): string[] {
  const modules: Record<string, string[]> = JSON.parse(readFileSync(builtModules, 'utf8'));
  return Object.entries(modules)
    .filter(([, held]) => held.some((module) => /^app\/admin\/(?:editing|ground\/rich)\//.test(module)))
    .map(([file]) => file.replace('/assets/', ''));
}

/** What the editor asks first. */
const start = '/_/edit/start?path=/o-nama&editPage=true';

/** Words that only the editor says. */
const editorWords = [
  'Uredi stranicu',
  'Traka za uređivanje',
  'Traka osoblja',
  'Sve je spremljeno',
  'edit.begin',
];

const classes = editorClasses();

/** What the server sends for each page, and what a browser that opens some of them asked for and made of them. */
async function traceOf(
  context: BrowserContext,
  home: string,
  opened: readonly string[],
): Promise<{ faults: string[]; asked: number }> {
  const faults: string[] = [];
  const files = editorFiles();
  expect(classes.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(1);
  const look = (what: string, text: string) => {
    const held = [
      ...files.filter((file) => text.includes(file)),
      ...editorWords.filter((words) => text.includes(words)),
      ...[...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(/\s+/).filter((name) => classes.includes(name)),
      ),
      ...(text.match(
        /contenteditable|data-(?:part|field|edit)\b|\\?"(?:edit|rev|mayPublish|isDrafted)\\?":/g,
      ) ?? []),
    ];
    if (held.length > 0) faults.push(`${what}: ${held}`);
  };
  const page = await context.newPage();
  let asked = 0;
  const styles = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    asked++;
    if (/\/_\/edit\/|\/admin\b/.test(pathname) || files.some((file) => pathname.endsWith(file)))
      faults.push(`asked for ${pathname}`);
    if (pathname.endsWith('.css')) styles.add(pathname);
  });
  await Promise.all(
    paths.map(async (path) => look(`${path}, sent`, await (await context.request.get(home + path)).text())),
  );
  for (const path of opened) {
    await page.goto(home + path, { waitUntil: 'load' });
    look(`${path}, grown`, await page.content());
  }
  await page.waitForLoadState('networkidle');
  for (const style of styles) {
    const css = await (await context.request.get(home + style)).text();
    const held = classes.filter((name) => new RegExp(`\\.${name}(?![\\w-])`).test(css));
    if (held.length > 0) faults.push(`${style}: ${held}`);
  }
  await context.close();
  return { faults, asked };
}

test('[EDIT-001, EDIT-002, EDIT-003] a visitor, a customer and who only packs orders get nothing of the editor: no request, file, class, key or word', async ({
  browser,
  baseURL,
}) => {
  const home = String(baseURL);
  const visitor = await browser.newContext();
  const customer = await browser.newContext();
  const person = { firstName: 'Ana', lastName: 'Primjerić', email: `${crypto.randomUUID()}@posta.example` };
  const password = 'tri crvene kruške';
  const registered = await customer.request.post(`${home}/registracija`, {
    form: { form: 'register', ...person, password, confirmedPassword: password, consents: 'IZ-UVJETI' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(new URL(registered.url()).pathname).toBe('/');
  const clerk = await browser.newContext();
  await logIn(clerk, home, await tokenOf(home, 'orderClerk'));

  const doors = [visitor, customer, clerk].map(async ({ request }) =>
    (await request.get(home + start)).status(),
  );
  expect(await Promise.all(doors)).toEqual([401, 403, 403]);
  // What is sent is read for everybody and each page; a visitor's browser opens them all, the others' where it is asked for.
  const asking = paths.filter((path) => path.includes('editPage'));
  for (const [context, opened] of [
    [visitor, paths],
    [customer, asking.slice(0, 2)],
    [clerk, asking.slice(1)],
  ] as const) {
    const { faults, asked } = await traceOf(context, home, opened);
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  }
});

test('[EDIT-001, EDIT-003] edit mode is on for who may edit, at the address that says so and at no other', {
  tag: '@release',
}, async ({ page, baseURL }) => {
  const home = String(baseURL);
  await logIn(page.context(), home, await tokenOf(home, 'editor'));
  expect((await page.request.get(start)).status()).toBe(200);

  const [edits, rests] = ['Traka za uređivanje', 'Traka osoblja'].map((name) =>
    page.getByRole('region', { name }),
  );
  for (const [address, isEdited] of [
    ['/o-nama', false],
    ['/o-nama?editPage=1', false],
    ['/o-nama?editPage=true', true],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('region', { name: /^Traka / })).toBeVisible();
    expect([await edits?.count(), await rests?.count()], address).toEqual(isEdited ? [1, 0] : [0, 1]);
  }
});

async function tokenOf(home: string, role: string): Promise<string> {
  const { email, password } = await makeStaff('--role', role);
  const { call } = await callAsVisitor(home);
  return (await call(login, { username: email, password })).tokens.accessToken;
}
