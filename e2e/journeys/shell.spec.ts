import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { elementUpdate } from '@izlog/contract/cms/content/element-update';
import type { Page } from '@playwright/test';
import { addToCart, openPayment, pens, placeOrder, press } from '../buyer.ts';
import { seesNotice } from '../kit.ts';
import { expect, test } from '../staff.ts';

const phone = { width: 390, height: 800 };
const notice = (page: Page) => page.getByRole('dialog', { name: 'Obavijest o kolačićima' });

test('[SHELL-001] cookie notice, header, content and footer follow each other', async ({ page }) => {
  for (const path of ['/', '/shop', '/objave', '/o-nama', '/dogadjaj/1', '/kosarica']) {
    await page.goto(path);

    const order = await page
      .locator('body')
      .evaluate((body) =>
        [
          ...body.querySelectorAll(':scope > header, :scope > main, :scope > footer, :scope > [role=dialog]'),
        ].map((part) => part.tagName),
      );

    expect(order, path).toEqual(['SECTION', 'HEADER', 'MAIN', 'FOOTER']);
  }
});

for (const [kind, path, heading] of [
  ['page', '/o-nama', 'Ured s izlogom'],
  ['blog post', '/charter-bez-romantike', 'Charter bez romantike: račun za prvo plovilo'],
  ['product', '/product/mali-rjecnik-ulaganja', 'Mali rječnik ulaganja'],
  ['shop list', '/shop/radni-pribor', 'Radni pribor'],
  ['event', '/dogadjaj/1', 'Financijski plan u jednom danu'],
] as const) {
  test(`[SHELL-003, SHELL-004] a ${kind} has a screen of its own`, async ({ page }) => {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/Izlog/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  });
}

test('[SHELL-006, SHELL-007, SHELL-008] the header has the logo, the navigation and the contact button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shop');
  const header = page.getByRole('banner');
  const navigation = header.getByRole('navigation', { name: 'Glavna navigacija' });

  await expect(header.locator('.header__bar .brand img')).toBeVisible();
  await expect(header.locator('.header__bar .brand')).toHaveAttribute('href', '/');
  await expect(navigation.getByRole('link', { name: 'Radionice' })).toHaveAttribute(
    'href',
    '/shop/radionice',
  );
  await navigation.getByText('Studije i planovi', { exact: true }).first().click();
  await expect(navigation.getByRole('link', { name: /Poslovni planovi/ })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt');
  await page.goto('/en/shop');
  await expect(header.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
    'href',
    '/en/kontakt',
  );
});

test('[SHELL-013, SHELL-014, SHELL-015, SHELL-016, SHELL-017, SHELL-018] the footer has logo, e-mail, phone, button, lists of links and copyright', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');

  await expect(footer.locator('a.brand')).toHaveAttribute('href', '/');
  await expect(footer.getByRole('link', { name: 'upit@izlog.example' })).toHaveAttribute(
    'href',
    'mailto:upit@izlog.example',
  );
  await expect(footer.getByRole('link', { name: '01 5555 210' })).toHaveAttribute('href', 'tel:015555210');
  await expect(footer.getByRole('link', { name: 'Zakažite sastanak' })).toHaveAttribute('href', '/kontakt');
  await expect(footer.getByRole('navigation')).toHaveCount(2);
  await expect(footer).toContainText('© 2026. Izlog. Sva prava pridržana.');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[SHELL-009, SHELL-010] the menu opens and closes, and the page behind it stays where it is', async ({
    page,
  }) => {
    await page.goto('/shop');
    const menu = page.getByRole('dialog', { name: 'Izbornik' });
    await page.getByRole('button', { name: 'Otvori izbornik' }).click();
    await expect(menu).toBeVisible();

    await page.mouse.move(380, 700);
    await page.mouse.wheel(0, 1500);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await menu.getByRole('button', { name: 'Zatvori izbornik' }).click();
    await expect(menu).toBeHidden();
    await page.mouse.wheel(0, 600);

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test('[SHELL-011] choosing a page closes the menu', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('button', { name: 'Otvori izbornik' }).click();
    const menu = page.getByRole('dialog', { name: 'Izbornik' });

    await menu.getByRole('link', { name: 'Objave' }).click();

    await expect(page).toHaveURL('/objave');
    await expect(menu).toBeHidden();
  });

  test('[A11Y-011] the menu is opened, walked and closed by keyboard, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/shop');
    const opener = page.getByRole('button', { name: 'Otvori izbornik' });
    await opener.focus();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Izbornik' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#izbornik :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');

    await expect(opener).toBeFocused();
  });
});

/** Which part of the screen the notice takes, and what can be pressed or typed in that it lies over, at three places of the page. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.cookie');
    if (!bar) throw new Error('there is no notice');
    const share = bar.getBoundingClientRect().height / innerHeight;
    const covered: string[] = [];
    for (const part of [0, 0.5, 1]) {
      scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
      const own = bar.getBoundingClientRect();
      for (const one of document.querySelectorAll(
        'main a, main button, main input, main select, header a, footer a',
      )) {
        const box = one.getBoundingClientRect();
        const isApart =
          box.width === 0 ||
          box.bottom <= own.top ||
          box.top >= own.bottom ||
          box.right <= own.left ||
          box.left >= own.right;
        if (!isApart && one.checkVisibility()) covered.push(one.outerHTML.slice(0, 80));
      }
    }
    return { share, covered };
  });

/** How much of the page moved by itself since it was opened (CLS). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Array<
            PerformanceEntry & { value: number; hadRecentInput: boolean }
          >;
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test.describe('the cookie notice', () => {
  test('[GDPR-001, GDPR-002, GDPR-003] it says that cookies are used, goes when accepted and does not come back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(notice(page)).toContainText('kolačiće');
    await expect(notice(page).getByRole('link', { name: 'Politika privatnosti' })).toHaveAttribute(
      'href',
      '/politika-privatnosti',
    );

    await notice(page).getByRole('button', { name: 'Prihvaćam' }).click();

    await expect(notice(page)).toBeHidden();
    const consent = (await context.cookies()).find(({ name }) => name === 'cookieConsent');
    expect(consent?.value).toBe('accepted');
    expect((consent?.expires ?? 0) / 86_400 - Date.now() / 86_400_000).toBeGreaterThan(360);
    await page.goto('/shop');
    await expect(notice(page)).toBeHidden();
  });

  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1440, 900],
  ] as const) {
    test(`[GDPR-001, SHELL-001] at ${width} × ${height} it covers nothing, wherever one scrolls, is no more than a quarter of the screen, and nothing moves`, {
      tag: width === 320 || width === 1440 ? [] : '@release',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await addToCart(page, pens);
      for (const path of ['/', '/shop', '/product/mali-rjecnik-ulaganja', '/kosarica', '/naplata']) {
        await page.goto(path);
        await expect(notice(page)).toBeVisible();

        const { share, covered } = await coveredBy(page);

        expect(covered, path).toEqual([]);
        expect(share, path).toBeLessThan(0.26);
        expect(await shiftOf(page), path).toBeLessThan(0.01);
      }
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, allowErrors: /preloaded using link preload/ });

    test('[GDPR-002, GDPR-003] it is accepted by its button all the same', async ({ page, context }) => {
      await page.goto('/objave');

      await notice(page).getByRole('button', { name: 'Prihvaćam' }).click();

      await expect(page).toHaveURL('/objave');
      expect((await context.cookies()).find(({ name }) => name === 'cookieConsent')?.value).toBe('accepted');
    });
  });
});

test('[I18N-005, I18N-008, I18N-016] switching the language leads to the same product in it and is remembered for a year', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/product/mali-rjecnik-ulaganja');

  await page
    .getByRole('navigation', { name: 'Jezik' })
    .getByRole('link', { name: /English/ })
    .click();

  await expect(page).toHaveURL('/en/product/a-little-dictionary-of-investing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A little dictionary of investing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const locale = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(locale?.value).toBe('en');
  expect((locale?.expires ?? 0) / 86_400 - Date.now() / 86_400_000).toBeGreaterThan(364);
});

test.describe('the accessibility panel', () => {
  const open = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Pristupačnost' }).first().click();
    return page.getByRole('dialog', { name: 'Pristupačnost' });
  };

  test('[SHELL-012, A11Y-001, A11Y-002, A11Y-003, A11Y-004, A11Y-006, A11Y-008] what is chosen shows, is saved and is there after a reload', async ({
    page,
  }) => {
    await page.goto('/o-nama');
    const panel = await open(page);
    const html = page.locator('html');
    await panel.getByText('120 %').click();
    await panel.getByText('Font prilagođen disleksiji').click();
    await panel.getByText('Kontrast (sivi tonovi)').click();
    await expect(html).toHaveCSS('font-size', '19.2px');
    await expect(html).toHaveClass(/dyslexic-font/);

    await panel.getByRole('button', { name: 'Spremi' }).click();
    await seesNotice(page, 'Uspješno spremljene postavke!');
    await page.reload();

    await expect(html).toHaveCSS('font-size', '19.2px');
    await expect(html).toHaveClass(/dyslexic-font/);
    const filters = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('body, body > *')].map(
        (part) => getComputedStyle(part).filter,
      ),
    );
    expect(filters.some((filter) => filter.includes('grayscale'))).toBe(true);
  });

  test('[SHELL-012] it opens at its button, inside the window, on a phone upright or lying and on a wide screen', {
    tag: '@release',
  }, async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [360, 800],
      [700, 360],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/o-nama');
      const panel = await open(page);
      await expect(panel).toBeVisible();

      const button = await page.locator('[data-opens="accessibility"]').boundingBox();
      // It glides to its place.
      await expect(async () => {
        const box = await panel.boundingBox();
        const name = `${width} × ${height}`;
        expect(box?.y, name).toBeCloseTo((button?.y ?? 0) + (button?.height ?? 0) + 8, 0);
        expect(box?.x, name).toBeGreaterThanOrEqual(7.5);
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width - 7.5);
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(height - 7.5);
      }).toPass({ timeout: 10_000 });
      // What does not fit is scrolled to by a wheel or finger, too.
      await panel.hover();
      await page.mouse.wheel(0, 1000);
      await expect(panel.getByRole('button', { name: 'Spremi' })).toBeInViewport();
      await panel.getByRole('button', { name: 'Vrati na zadano' }).click();
    }
  });

  test('[A11Y-007, A11Y-009] a change that is not saved is gone, and Reset takes back what was saved', {
    tag: '@release',
  }, async ({ page }) => {
    await page.goto('/o-nama');
    await (await open(page)).getByText('115 %').click();
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('font-size', '16px');
    await (await open(page)).getByText('115 %').click();
    await page.getByRole('button', { name: 'Spremi' }).click();

    await (await open(page)).getByRole('button', { name: 'Vrati na zadano' }).click();

    await seesNotice(page, 'Uspješno resetirane postavke!');
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  });
});

test('a chosen theme is there before anything is painted, on the kept page too', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: String(baseURL) }]);
  // Without the files of code only what the document itself brings can set the theme.
  await page.route(/\/assets\/.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );

  await page.goto('/o-nama', { waitUntil: 'commit' });

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[SHELL-002, API-016] changed words of the header are on the page at once, without a rebuild', async ({
  request,
  staff,
  lastly,
}) => {
  // The German header, at which no other test looks.
  const german = { headers: { language: 'deu' } };
  const { elements } = await staff.call(elementGetByHandlers, { handlers: ['header'] }, german);
  const [header] = elements;
  expect(await (await request.get('/de/objave')).text()).toContain('Erstgespräch von 30 Minuten');

  const say = (strip: unknown) =>
    staff.call(elementUpdate, { id: Number(header?.id), meta: { ...header?.meta, strip } }, german);
  lastly(() => say(header?.meta.strip));
  await say('Heute bis 20 Uhr geöffnet');

  await expect
    .poll(async () => (await request.get('/de/objave')).text())
    .toContain('Heute bis 20 Uhr geöffnet');
  expect(await (await request.get('/objave')).text()).toContain('Uvodni razgovor od 30 minuta');
});

test.describe('on a slow line', () => {
  /** Holds the scripts of the page back; returns the way to let them come. */
  async function holdScripts(page: Page): Promise<() => void> {
    let letThemCome = () => {};
    const theyMayCome = new Promise<void>((resolve) => {
      letThemCome = resolve;
    });
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await theyMayCome;
      await route.continue();
    });
    return letThemCome;
  }

  test('[SHELL-001] a page is read before its scripts are there, and a press that came too early is kept', async ({
    page,
  }) => {
    const letThemCome = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const theme = page.getByRole('button', { name: /^Tema/ }).first();
    await theme.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);

    letThemCome();

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('[SHELL-001, CART-038, CART-005] what is typed into the cart before its scripts are there counts', async ({
    page,
  }) => {
    await addToCart(page, pens);
    const letThemCome = await holdScripts(page);
    await page.goto('/kosarica', { waitUntil: 'commit' });
    await page.getByRole('spinbutton').fill('5');
    await page.getByLabel('Napomena uz narudžbu').fill('Zvoniti dvaput');
    await page.getByLabel('Kod kupona').fill('JESEN10');

    letThemCome();

    await expect(page.locator('.sums .is-total')).toContainText('47,50');
    await page.getByLabel('Kod kupona').press('Enter');
    await expect(page.locator('.sums .is-off')).toContainText('−4,75');
    await page.reload();
    await expect(page.getByRole('spinbutton')).toHaveValue('5');
    await expect(page.getByLabel('Napomena uz narudžbu')).toHaveValue('Zvoniti dvaput');
  });

  test('[SHELL-001, CHECKOUT-032] what is chosen in checkout before its scripts are there stays chosen', async ({
    page,
  }) => {
    await openPayment(page);
    const letThemCome = await holdScripts(page);
    await page.goto('/naplata?step=payment', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: /Pouzeće/ }).check();

    letThemCome();

    // A press before that is the browser's own, and the server answers it.
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'on');
    await expect(page.getByRole('radio', { name: /Pouzeće/ })).toBeChecked();
    await expect(page.getByLabel('OIB tvrtke')).toBeHidden();
    await press(page, placeOrder);
    await expect(page.getByRole('checkbox', { name: /Prihvaćam uvjete/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByRole('radio', { name: /Pouzeće/ })).toBeChecked();
  });
});
