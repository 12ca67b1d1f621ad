import { readFileSync } from 'node:fs';
import { adminRoutes } from '@izlog/contract/texts/admin-routes';
import { axeFaults, colourFaults, expect, markupFaults, test } from '../kit.ts';

/** Every kind of page that visitors see, by a name for people. */
const pages = {
  'home page': '/',
  'list of products': '/shop',
  category: '/shop/radni-pribor',
  product: '/product/planer-ulaganja-2027',
  'list of posts': '/objave',
  post: '/charter-bez-romantike',
  page: '/o-nama',
  'page that does not exist': '/nema-takve-stranice',
  search: '/pretraga',
  cart: '/kosarica',
  login: '/prijava',
  'home page in English': '/en',
};

/** Those of which each run looks at the looks: one of each kind of layout. The others are looked at before a release. */
const usual = ['home page', 'list of products', 'product', 'post'];

/**
 * In the page: what is too wide for the window once each text that an editor or a maker may write is one long word (WCAG
 * 1.4.10). What may not wrap (amounts, words of the program) is no such text.
 */
function widenedByLongWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder?.checkVisibility() || (text.nodeValue ?? '').trim() === '') continue;
    if (holder.closest('option, label, button') || getComputedStyle(holder).whiteSpace.includes('nowrap'))
      continue;
    found.push(text as Text);
  }
  for (const text of found) text.data = 'Nepodijeljena'.repeat(18);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = found.filter(
    ({ parentElement }) => (parentElement?.getBoundingClientRect().right ?? 0) > clientWidth,
  );
  return wide
    .slice(0, 5)
    .map(({ parentElement }) => `320 px, a long word: ${parentElement?.outerHTML.slice(0, 80)}`);
}

for (const [name, path] of Object.entries(pages)) {
  test.describe(name, () => {
    // A page that does not exist answers 404, which the browser reports.
    test.use({ allowErrors: /status of 404/ });

    test(`[A11Y-011] axe finds nothing on the ${name}, light and dark, on a phone and on a wide screen, it never scrolls sideways between them, whatever words stand there, and each picture says its size`, {
      tag: usual.includes(name) ? [] : '@release',
    }, async ({ page }) => {
      const faults: string[] = [];
      // What scripts make of the width they begin with is seen on a phone and on a wide screen; the rest is turning it.
      for (const [width, ...others] of [
        [360, 320, 640],
        [1440, 1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(path);
        faults.push(...(await axeFaults(page)).map((fault) => `${width} light ${fault}`));
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        faults.push(...(await colourFaults(page)).map((fault) => `${width} dark ${fault}`));
        for (const each of [width, ...others]) {
          await page.setViewportSize({ width: each, height: 900 });
          const scrolled = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (scrolled > 0) faults.push(`${each} px: ${scrolled} px too wide`);
          if (each === 320) faults.push(...(await page.evaluate(widenedByLongWords)));
        }
        const without = await page
          .locator('img:not([width][height])')
          .evaluateAll((images) => images.map((image) => image.outerHTML));
        faults.push(...without);
      }

      expect(faults).toEqual([]);
    });

    test(`the markup of the ${name} is valid`, async ({ request }) => {
      const response = await request.get(path);

      expect(await markupFaults(await response.text())).toEqual([]);
    });
  });
}

test.describe('states of the list', () => {
  test('[A11Y-011] axe finds nothing on the open filters of a phone, light and dark', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/shop');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Filtri' }).click();
    await expect(page.getByRole('dialog', { name: 'Filtri' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });

    expect(await colourFaults(page)).toEqual([]);
  });

  test('[A11Y-011] a list that found nothing says so, leads on, and axe finds nothing on it', async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/shop?price=1,2');
      await expect(page.getByText('Nema proizvoda koji odgovaraju odabiru.')).toBeVisible();
      faults.push(...(await axeFaults(page)).map((fault) => `${width} ${fault}`));
    }

    expect(faults).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Ukloni sve filtre' }).last().click();
    await expect(page).toHaveURL('/shop');
  });
});

/**
 * Most bytes of a page's files as a visitor gets them, compressed, before anything is touched; `ours` is what the scripts
 * weigh beside React and its router. A change that adds weight fails here (decision 065). Some 600 of them
 * are the official label of the guarantee, which the law puts beside a product (decision 1051), and the direction of a page's
 * language; 250 are the phone's own values of header and footer; 400 are the anchor price beside a price and the numbers of
 * registers in the footer (law), and the press that opens a dialog at once; 80 are the address at which a cart that a shopping
 * agent filled is taken over.
 */
const budgets = { js: 136_580, ours: 43_410, css: 16_000, fonts: 60_000 };

for (const [name, path] of Object.entries({
  'home page': '/',
  'list of products': '/shop',
  product: '/product/planer-ulaganja-2027',
  post: '/charter-bez-romantike',
})) {
  test(`[OFFICE-13] the files of the ${name} stay within their budget of bytes, and its scripts begin without Intl`, async ({
    page,
    request,
  }) => {
    const files = {
      js: new Set<string>(),
      ours: new Set<string>(),
      css: new Set<string>(),
      fonts: new Set<string>(),
    };
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) {
        files.js.add(pathname);
        if (!pathname.startsWith('/assets/vendor-')) files.ours.add(pathname);
      } else if (pathname.endsWith('.css')) files.css.add(pathname);
      else if (pathname.endsWith('.woff2')) files.fonts.add(pathname);
    });
    // The first use of Intl takes a phone 40 to 60 ms, in which it reacts to nobody.
    await page.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct(format, args) {
              made.push(`${name} ${JSON.stringify(args)}`);
              return Reflect.construct(format, args);
            },
          }),
        });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate('made')).toEqual([]);

    const sizes: Record<string, number> = {};
    for (const [kind, paths] of Object.entries(files)) {
      sizes[kind] = 0;
      for (const file of paths) {
        const { headers } = await request
          .fetch(file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
          .then((answer) => ({ headers: answer.headers() }));
        sizes[kind] += Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
      }
    }

    const over = Object.entries(budgets).filter(([kind, most]) => !((sizes[kind] ?? 0) <= most));
    expect(over, JSON.stringify(sizes)).toEqual([]);
    expect(Math.min(...Object.values(sizes))).toBeGreaterThan(0);
  });
}

/** Which modules each built file holds (apps/site/vite.config.ts writes it). */
const builtModules = new URL('../../apps/site/build/client-modules.json', import.meta.url);

/** Modules that only staff may be given. */
const staffCode =
  /^app\/(?:routes\/)?admin[-./]|texts\/admin-routes|node_modules\/(?:@simplewebauthn|@?tiptap|prosemirror)/;

test('[SHELL-034, DEV-006] no built file holds anything of the development tools', () => {
  const modules: Record<string, string[]> = JSON.parse(readFileSync(builtModules, 'utf8'));

  const held = Object.values(modules).flat();
  expect(held.length).toBeGreaterThan(100);
  expect(
    held.filter((module) => /^app\/(?:developer|routes\/developer|routes\/data\/section-tool)/.test(module)),
  ).toEqual([]);
});

/** What addresses of the back office begin with: `admin/kuponi/`. */
const staffAddresses = Object.values(adminRoutes).map((pattern) => pattern.replace(/:.*/, ''));

test.describe('with what is fetched ahead', () => {
  test.use({ fetchesAhead: true });

  test('[OFFICE-13] no visitor loads code or an address of the back office or of the editor', async ({
    page,
    request,
  }) => {
    const scripts = new Set<string>();
    const lists = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
      if (pathname.startsWith('/_/routes/')) lists.add(pathname);
    });
    for (const path of ['/', '/shop', '/product/planer-ulaganja-2027', '/charter-bez-romantike', '/profil'])
      await page.goto(path, { waitUntil: 'networkidle' });

    const modules: Record<string, string[]> = JSON.parse(readFileSync(builtModules, 'utf8'));
    const staffOnly: string[] = [];
    for (const script of scripts) {
      const held = modules[script];
      if (!held) throw new Error(`${script} is not of this build.`);
      staffOnly.push(
        // What speaks with passkeys comes with the press that needs it.
        ...held
          .filter((module) => staffCode.test(module) || module.includes('@simplewebauthn'))
          .map((module) => `${script}: ${module}`),
      );
      const code = await (await request.get(script)).text();
      if (/prosemirror|tiptap/i.test(code)) staffOnly.push(script);
    }
    // An address of staff costs visitors nothing: neither the list of routes nor any other script names one.
    for (const list of lists) {
      const code = await (await request.get(list)).text();
      staffOnly.push(...staffAddresses.filter((address) => code.includes(address)));
    }
    expect(lists.size).toBe(1);

    // The rule is worth nothing where it would not know staff's code: the back office has some.
    expect(
      Object.values(modules)
        .flat()
        .filter((module) => staffCode.test(module)).length,
    ).toBeGreaterThan(20);
    expect(scripts.size).toBeGreaterThan(10);
    expect(staffOnly).toEqual([]);
  });
});
