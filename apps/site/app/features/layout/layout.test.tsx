import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layoutOf } from '#site/kit/frame/layout-of.ts';
import { demoFrame } from '#site/testing/demo-frame.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { DefaultLayout } from './default-layout.tsx';

const layout = (
  <DefaultLayout frame={demoFrame}>
    <h1>Sadržaj</h1>
  </DefaultLayout>
);

test('[SHELL-001] a page shows the cookie notice, header, content and footer, in this order', () => {
  const { container } = renderSite(layout);

  const parts = [...container.querySelectorAll('header.header, main, footer, .cookie')];

  expect(parts.map((part) => part.tagName)).toEqual(['SECTION', 'HEADER', 'MAIN', 'FOOTER']);
});

test('[SHELL-002, CMS-001, CMS-010] header, footer, notice and navigation are what the platform stores', async () => {
  const site = await startSite();

  const { document } = await site.visit('/shop');

  const words = document.body.textContent;
  for (const stored of [
    'Uvodni razgovor bez naknade',
    '© 2026. Izlog.',
    'Ovdje koristimo kolačiće.',
    'Studije',
  ]) {
    expect(words).toContain(stored);
  }
  const handlers = site.calls.find((call) => call.path.endsWith('/getByHandlers'))?.body.handlers;
  expect(handlers).toEqual(['header', 'footer', 'cookie']);
});

test('[SHELL-002] another stored text is shown without a new build', async () => {
  const changed = await startSite({
    answers: { 'POST /api/v1/cms/element/getByHandlers': () => ({ elements: [] }) },
    options: { CookieNotice: 'Kolačići su ovdje.' },
  });

  const { document } = await changed.visit('/shop');

  expect(document.querySelector('.cookie')?.textContent).toContain('Kolačići su ovdje.');
});

test('the way to the choice of cookies stands in the footer, once', () => {
  renderSite(layout);

  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getAllByText('Postavke kolačića')).toHaveLength(1);
  expect(screen.getAllByText('Postavke kolačića')).toHaveLength(1);
});

test('[SHELL-006] the header shows the logo, which leads to the home page', () => {
  renderSite(
    <DefaultLayout frame={{ ...demoFrame, logo: { src: '/logo.png', alt: 'Naš izlog' } }}>
      {null}
    </DefaultLayout>,
  );

  const [logo] = screen.getAllByRole('link', { name: 'Naš izlog' });

  expect(logo?.getAttribute('href')).toBe('/');
  expect(screen.getAllByRole('img', { name: 'Naš izlog' })[0]?.getAttribute('src')).toBe('/logo.png');
});

test('[EDIT-008] words of header and footer that are the phone’s own stand beside those of wide screens, each shown where it belongs', () => {
  const frame = {
    ...demoFrame,
    strip: { text: 'Besplatna dostava od 50 €', narrow: 'Dostava 0 €' },
    narrowContact: { name: 'Nazovite nas', href: '/nazovite' },
    footer: {
      ...demoFrame.footer,
      about: 'Dugo o uredu',
      mail: 'upit@izlog.example',
      logo: { src: '/široki.png', alt: 'Naš izlog' },
      lists: [
        {
          title: 'Kupnja i plaćanje',
          narrow: 'Kupnja',
          links: [
            {
              name: 'Dostava i cijene',
              href: '/dostava',
              narrow: { name: 'Dostava', href: '/dostava#cijene' },
            },
          ],
        },
      ],
      narrow: {
        about: 'Kratko',
        mail: 'mob@izlog.example',
        schedule: { name: 'Termin', href: '/termin' },
        logo: { src: '/znak.png', alt: 'Naš izlog' },
      },
    },
  };
  const { container } = renderSite(<DefaultLayout frame={frame}>{null}</DefaultLayout>);

  const where = (words: string) =>
    screen.getByText(words).closest('.wide-only, .narrow-only')?.classList.contains('wide-only');
  for (const wide of [
    ...['Besplatna dostava od 50 €', 'Dugo o uredu', 'upit@izlog.example'],
    ...['Kupnja i plaćanje', 'Dostava i cijene'],
  ])
    expect(where(wide), wide).toBe(true);
  for (const narrow of ['Dostava 0 €', 'Kratko', 'mob@izlog.example', 'Kupnja', 'Dostava'])
    expect(where(narrow), narrow).toBe(false);
  expect(screen.getByText('mob@izlog.example').closest('a')?.href).toBe('mailto:mob@izlog.example');
  const logos = [...container.querySelectorAll('footer img')].map((logo) => [
    logo.getAttribute('src'),
    logo.closest('.wide-only, .narrow-only')?.className,
  ]);
  expect(logos).toEqual([
    ['/široki.png', 'wide-only'],
    ['/znak.png', 'narrow-only'],
  ]);
  expect(container.querySelector('.strip')?.className).toBe('strip strip--phones');
  // The menu is the phone's.
  fireEvent.click(screen.getByRole('button', { name: 'Otvori izbornik' }));
  const menu = container.querySelector('dialog.sheet--menu');
  const links = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/nazovite', '/termin']));
  expect(links).not.toContain('/kontakt');
});

test('[SHELL-007] the navigation bar is the tree, nested entries open below their parent', () => {
  renderSite(layout);

  const bar = screen.getByRole('navigation', { name: 'Glavna navigacija' });

  expect(within(bar).getByRole('link', { name: 'Trgovina' }).getAttribute('href')).toBe('/shop');
  const panel = within(bar).getAllByText('Studije')[0]?.closest('details');
  const entries = [...(panel?.querySelectorAll('a') ?? [])].map((one) => [
    one.textContent,
    one.getAttribute('href'),
  ]);
  expect(entries).toEqual([
    ['StudijeSve u ovoj skupini', '/shop/studije'],
    ['Za banku', '/shop/za-banku'],
  ]);
});

test('[SHELL-008] the contact button leads to /kontakt, in other languages with their prefix', async () => {
  renderSite(layout);
  const site = await startSite();

  const english = (await site.visit('/en/shop')).document.querySelector('.header__contact');

  const [contact] = screen.getAllByRole('link', { name: 'Kontakt' });
  expect(contact?.getAttribute('href')).toBe('/kontakt');
  expect(english?.getAttribute('href')).toBe('/en/kontakt');
  expect(english?.textContent).toBe('Contact');
});

test('[SHELL-009, SHELL-011] the hamburger opens the navigation, the route change closes it', async () => {
  renderSite(layout, { screens: { '/shop': layout } });
  const menu = () => document.querySelector<HTMLDialogElement>('dialog.sheet--menu');

  fireEvent.click(screen.getByRole('button', { name: 'Otvori izbornik' }));
  expect(menu()?.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Zatvori izbornik' }));
  expect(menu()?.open).toBe(false);

  fireEvent.click(screen.getByRole('button', { name: 'Otvori izbornik' }));
  fireEvent.click(within(menu() as HTMLElement).getByRole('link', { name: 'Trgovina' }));
  await expect.poll(() => menu()?.open).toBe(false);
});

test('[SHELL-012, A11Y-001] the header has the accessibility panel with font sizes and switches', () => {
  renderSite(layout);

  fireEvent.click(screen.getByRole('button', { name: 'Pristupačnost' }));

  const panel = screen.getByRole('dialog', { name: 'Pristupačnost' });
  expect(within(panel).getAllByRole('radio', { name: /%/ })).toHaveLength(3);
  expect(within(panel).getAllByRole('switch')).toHaveLength(2);
});

const footer = () => within(screen.getByRole('contentinfo'));

test('[SHELL-013] the footer shows a logo that leads home', () => {
  renderSite(layout);

  expect(footer().getByRole('link', { name: 'Izlog' }).getAttribute('href')).toBe('/');
});

test('[SHELL-014] the footer shows the e-mail address as a link', () => {
  renderSite(layout);

  expect(footer().getByRole('link', { name: 'upit@izlog.example' }).getAttribute('href')).toBe(
    'mailto:upit@izlog.example',
  );
});

test('[SHELL-015] the footer shows the phone number as a link', () => {
  renderSite(layout);

  expect(
    footer()
      .getByRole('link', { name: /01.5555.210/ })
      .getAttribute('href'),
  ).toBe('tel:015555210');
});

test('[SHELL-016] the footer shows the schedule button with its target', () => {
  renderSite(layout);

  expect(footer().getByRole('link', { name: 'Zakažite sastanak' }).getAttribute('href')).toBe('/kontakt');
});

test('[SHELL-017] the footer shows two separate lists of links', () => {
  renderSite(layout);

  const lists = footer().getAllByRole('navigation');

  expect(lists.map((list) => within(list).getByRole('heading').textContent)).toEqual(['Kupnja', 'Izlog']);
});

test('[SHELL-018] the copyright is that of the footer, else that of option CopyrightText', async () => {
  renderSite(layout);
  const bare = await startSite({
    answers: { 'POST /api/v1/cms/element/getByHandlers': () => ({ elements: [] }) },
    options: { CopyrightText: '© iz opcije' },
  });

  const { document: page } = await bare.visit('/shop');

  expect(footer().getByText('© 2026. Izlog.')).toBeTruthy();
  expect(page.querySelector('footer')?.textContent).toContain('© iz opcije');
});

test('[SHELL-018] the footer says who sells: name, address and OIB of the options, and nothing where they say nothing', async () => {
  const named = await startSite({
    options: {
      CompanyName: 'Primjer d.o.o.',
      CompanyStreet: 'Ilica 1',
      CompanyTown: '10000 Zagreb',
      CompanyOib: '12345678903',
    },
  });
  const bare = await startSite({});

  const footerOf = async (site: typeof named) =>
    (await site.visit('/shop')).document.querySelector('footer')?.textContent;

  expect(await footerOf(named)).toContain('Primjer d.o.o., Ilica 1, 10000 Zagreb, OIB 12345678903');
  expect(await footerOf(bare)).not.toContain('OIB');
});

test('[SHELL-019, SHELL-020] in maintenance a visitor sees that the shop will be back, and nothing else', async () => {
  const closed = await startSite({ options: { MaintenanceMode: 'true' } });

  const { document: page } = await closed.visit('/shop');

  expect(page.querySelectorAll('header, footer, .cookie')).toHaveLength(0);
  // Whose shutter it is.
  expect(page.querySelector('main > p')?.textContent).toBe('Izlog');
  expect(page.querySelector('main')?.textContent).toContain(
    'Održavanje je u tijeku. Trgovina će uskoro ponovno biti dostupna.',
  );
});

test('[SHELL-022] maintenance answers 503 with Retry-After and is never kept; the staff login stays reachable', async () => {
  const closed = await startSite({ options: { MaintenanceMode: 'true' } });

  const { status, response, cacheable } = await closed.visit('/shop');

  expect([status, cacheable]).toEqual([503, false]);
  expect(response.headers.get('retry-after')).not.toBeNull();
  expect((await closed.visit('/adminLogin')).status).toBe(200);
});

test('[SHELL-021] staff see the shop while maintenance is on', async () => {
  const closed = await startSite({
    options: { MaintenanceMode: 'true' },
    answers: { 'GET /api/v1/user/profile': () => ({ isBackofficeUser: true }) },
  });

  const { status, document: page } = await closed.visit('/shop', {
    headers: { cookie: 'auth.strategy=local; auth.token.local=secret' },
  });

  expect(status).toBe(200);
  expect(page.querySelector('h1')?.textContent).toBe('Trgovina');
});

test('[SHELL-041] a page declares its layout, one that declares none gets the default one', async () => {
  const site = await startSite();

  expect(layoutOf([{ handle: undefined }, { handle: {} }])).toBe('default');
  expect(layoutOf([{ handle: undefined }, { handle: { layout: 'admin' } }, { handle: undefined }])).toBe(
    'admin',
  );
  expect((await site.visit('/adminLogin')).document.querySelector('footer')).toBeNull();
  expect((await site.visit('/prijava')).document.querySelector('footer')).not.toBeNull();
});

test('axe finds nothing wrong in the layout', async () => {
  const { container } = renderSite(layout);

  expect(await axeFindings(container)).toEqual([]);
});
