import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { product } from '#site/testing/demo-answers.ts';
import type { FakeCall } from '#site/testing/fake-platform.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { SearchForm } from './door/search-form.tsx';
import { tabsOf } from './load-search.server.ts';
import { searchAddress } from './search-address.ts';
import { SearchScreen } from './search-screen.tsx';
import type { HitView, SearchView } from './search-view.ts';

const hit: HitView = {
  id: 7,
  category: 'products',
  title: 'Predložak investicijske studije',
  marks: [[24, 30]],
  href: '/product/predlozak',
  line: 'Predložak, docx',
  excerpt: 'Dokument s uputama na marginama.',
  picture: null,
  price: { price: 49, isFrom: false, memberPrice: 44.1 },
  total: null,
  offer: null,
  date: null,
};
const word = { ...hit, id: 3, picture: null, price: null, line: '' };
const category: HitView = {
  ...word,
  category: 'productCategories',
  title: 'Studije izvodljivosti',
  marks: [[0, 6]],
  href: '/shop/studije',
  total: 4,
};
const post: HitView = { ...word, category: 'posts', title: 'Kako nastaje studija', href: '/kako-nastaje' };

const view: SearchView = {
  seo: { title: 'Pretraga', path: '/pretraga' },
  state: { query: 'studij', category: 'products', page: 1, isExact: false },
  corrected: null,
  category: 'products',
  tabs: [
    { category: 'products', total: 12 },
    { category: 'posts', total: 13 },
  ],
  hits: [hit],
  pagination: { lastPage: 2, page: 1, limit: 10, total: 12, perPage: 10 },
};

function Address() {
  const { pathname, search } = useLocation();
  return <p id="address">{decodeURIComponent(pathname + search)}</p>;
}
const address = () => document.getElementById('address')?.textContent;
const show = (part: Partial<SearchView> = {}, path = '/pretraga?search=studij&category=products') =>
  renderSite(
    <>
      <SearchScreen view={{ ...view, ...part }} />
      <Address />
    </>,
    { path },
  );
/** The page as its address says it. */
function AtItsAddress() {
  const chosen = new URLSearchParams(useLocation().search).get('category') === 'posts' ? 'posts' : 'products';
  return <SearchScreen view={{ ...view, category: chosen, state: { ...view.state, category: chosen } }} />;
}
const field = () => screen.getByRole('combobox');
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });

const found = ({ query }: { query: URLSearchParams }, total = 3) => ({
  query: query.get('query') ?? '',
  corrected: null,
  category: query.get('category'),
  totals: { products: total, pages: 1, posts: 0, productCategories: 0, events: 0 },
  records: [],
  pagination: { page: Number(query.get('page')), limit: 10, total, lastPage: 2, perPage: 0 },
});
const searches = (calls: readonly FakeCall[]) =>
  calls.filter(({ path }) => path.endsWith('/search/find')).map(({ query }) => Object.fromEntries(query));

describe('the search page', () => {
  test('[SEARCH-005, SEARCH-009, SEARCH-015] an address restores text, tab and page; ten finds a page', async () => {
    const site = await startSite({ answers: { 'GET /api/v1/cms/search/find': (call) => found(call) } });

    const { status, document } = await site.visit('/pretraga?search=studija&category=posts&page=2');
    await site.visit('/pretraga?search=studija&page=abc&category=<script>');

    expect(status).toBe(200);
    expect(document.querySelector<HTMLInputElement>('main [name=search]')?.value).toBe('studija');
    expect(document.querySelector('.tabs [aria-current]')?.textContent).toContain('Objave');
    expect(searches(site.calls)).toMatchObject([
      { query: 'studija', category: 'posts', page: '2', limit: '10' },
      { query: 'studija', category: 'products', page: '1', limit: '10' },
    ]);
  });

  test('a product that goes into the cart as it is can be added from its find; one that is gone says so, one to choose has neither', async () => {
    const record = (id: number) => ({ ...product, id, name: `Proizvod ${id}` });
    const site = await startSite({
      answers: {
        'GET /api/v1/cms/search/find': (call) => ({
          ...found(call),
          records: [1, 2, 3].map((id) => ({
            id,
            category: 'products',
            title: `Proizvod ${id}`,
            marks: [],
            path: `/product/p-${id}`,
            line: '',
            excerpt: '',
            kind: null,
            media: null,
            prices: null,
            unitPrice: null,
            total: null,
            date: null,
          })),
        }),
        'POST /api/v1/product/web/filter': () => ({
          records: [
            record(1),
            { ...record(2), stock: { status: 'outOfStock', quantity: 0, restockAt: null } },
            { ...record(3), needsChoice: true },
          ],
          pagination: {},
        }),
      },
    });

    const { document } = await site.visit('/pretraga?search=proizvod');

    const [simple, gone, chosen] = document.querySelectorAll('.result');
    expect(simple?.querySelector('form[action="/_/cart/add"] [name=productId]')?.getAttribute('value')).toBe(
      '1',
    );
    expect(simple?.querySelector('button')?.getAttribute('aria-label')).toBe('Dodaj u košaricu: Proizvod 1');
    expect(gone?.querySelector('.result__offer')?.textContent).toBe('Trenutačno nedostupno');
    expect(chosen?.querySelector('.result__offer')).toBeNull();
  });

  test('[SEARCH-020] an empty text asks the platform nothing; an empty window says what to type and leads on', async () => {
    const site = await startSite();

    const { document } = await site.visit('/pretraga?search=%20%20');

    expect(searches(site.calls)).toEqual([]);
    const empty = document.querySelector('main .empty');
    expect(empty?.textContent).toContain('Upišite riječ');
    expect(empty?.querySelector('img')?.getAttribute('alt')).toBe('');
    const ways = [...(empty?.querySelectorAll('a') ?? [])].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/shop', '/kontakt']);
  });

  test('[SEARCH-001, SEARCH-002] without a tab in the address the first that has finds is shown', async () => {
    const site = await startSite({ answers: { 'GET /api/v1/cms/search/find': (call) => found(call, 0) } });

    const { document } = await site.visit('/pretraga?search=kontakt');

    const tabs = [...document.querySelectorAll('.tabs a')].map((tab) => tab.textContent?.trim());
    expect(tabs).toEqual(['Proizvodi 0', 'Stranice 1', 'Objave 0', 'Kategorije proizvoda 0']);
    expect(document.querySelector('.tabs [aria-current]')?.textContent).toContain('Stranice');
  });

  test('[SEARCH-002] the tabs may be configured', async () => {
    const site = await startSite({
      answers: { 'GET /api/v1/cms/search/find': (call) => found(call) },
      options: { SearchCategories: 'posts, products' },
    });

    const { document } = await site.visit('/pretraga?search=a');

    expect([...document.querySelectorAll('.tabs a')].map((tab) => tab.textContent)).toEqual([
      expect.stringContaining('Objave'),
      expect.stringContaining('Proizvodi'),
    ]);
  });

  test('[SEARCH-003] a list of tabs that names none is the error missingSearchCategories', () => {
    expect(() => tabsOf('')).toThrow('missingSearchCategories');
    expect(() => tabsOf('lorem,ipsum')).toThrow('missingSearchCategories');
  });

  test('[SEARCH-004, SEARCH-018] a find has a picture, a marked title that leads to it, and its price; paging both ways', async () => {
    const { container } = show();

    const [result] = container.querySelectorAll<HTMLElement>('.result');
    if (!result) throw new Error('no result');
    expect(within(result).getByRole('link').getAttribute('href')).toBe('/product/predlozak');
    expect(result.querySelector('mark')?.textContent).toBe('studij');
    expect(result.querySelector('img')?.getAttribute('width')).toBe('800');
    expect(result.textContent).toContain('49,00');
    for (const name of ['Sljedeća', 'Posljednja'])
      expect(screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toBe(
        '/pretraga?search=studij&category=products&page=2',
      );
    expect(screen.getByRole('link', { name: 'Učitaj još' })).toBeDefined();
    expect(container.querySelector('.search-status')?.textContent).toContain('12 proizvoda za „studij”');
    expect(await axeFindings(container)).toEqual([]);
  });

  test('[SEARCH-008] another tab begins at its first page', () => {
    show({ pagination: { ...view.pagination, page: 2 }, state: { ...view.state, page: 2 } });

    const [, posts] = screen.getAllByRole('link', { name: /\d+$/ });
    expect(posts?.getAttribute('href')).toBe('/pretraga?search=studij&category=posts');
  });

  test('[SEARCH-020] nothing found says so, with a way on', async () => {
    const none = { hits: [], tabs: view.tabs.map((tab) => ({ ...tab, total: 0 })) };
    const { container } = show({ ...none, pagination: { ...view.pagination, total: 0, lastPage: 0 } });

    expect(screen.getByRole('status').textContent).toBe('Nema rezultata');
    expect(screen.getByRole('link', { name: 'U trgovinu' }).getAttribute('href')).toBe('/shop');
    expect(await axeFindings(container)).toEqual([]);
  });

  test('a corrected text says what was looked for, and the text itself can be insisted on', () => {
    show({ corrected: 'studija', state: { ...view.state, query: 'studja' } });

    expect(screen.getByText(/Prikazani su rezultati za „studija”/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Traži točno „studja”/ }).getAttribute('href')).toBe(
      '/pretraga?search=studja&category=products&exact=1',
    );
  });
});

describe('typing on the search page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ hits: [], total: 0 }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('[CATALOG-010] other words begin at the first page', async () => {
    show({ state: { ...view.state, page: 2 } }, '/pretraga?search=studij&category=products&page=2');

    type('planer');
    await act(() => vi.advanceTimersByTimeAsync(600));

    expect(address()).toBe('/pretraga?search=planer&category=products');
  });

  test('[SEARCH-007] a text reaches the address half a second after the last key', async () => {
    show();

    type('planer');
    await act(() => vi.advanceTimersByTimeAsync(400));
    type('planeri');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(address()).toBe('/pretraga?search=studij&category=products');
    await act(() => vi.advanceTimersByTimeAsync(1));

    expect(address()).toBe('/pretraga?search=planeri&category=products');
  });

  test('[SEARCH-007] a tab that opens before a text goes keeps that text', async () => {
    renderSite(
      <>
        <AtItsAddress />
        <Address />
      </>,
      { path: '/pretraga?search=studij&category=products' },
    );

    type('planer');
    fireEvent.click(screen.getByRole('link', { name: /^Objave/ }));
    await act(() => vi.advanceTimersByTimeAsync(600));

    expect(address()).toBe('/pretraga?search=planer&category=posts');
  });

  test('[SEARCH-011] sending the text tells whoever listens and stays on the page', async () => {
    show();
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    window.addEventListener('search', listen);

    type('ured');
    fireEvent.submit(screen.getByRole('search'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    window.removeEventListener('search', listen);

    expect(heard).toMatchObject([{ query: 'ured', category: 'products' }]);
    expect(address()).toBe('/pretraga?search=ured&category=products');
  });

  test('[SEARCH-012] going where one is already is logged and does no harm', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show();

    fireEvent.submit(screen.getByRole('search'));
    await act(() => vi.advanceTimersByTimeAsync(600));

    expect(warn).toHaveBeenCalledWith('redundantNavigationSkipped', 'Suvišna navigacija je preskočena.');
    expect(address()).toBe('/pretraga?search=studij&category=products');
  });
});

describe('the search field of the header', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    // jsdom scrolls nothing.
    Element.prototype.scrollIntoView = vi.fn();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      asked.push(decodeURIComponent(String(url)));
      return Response.json({ hits: [hit, category, post], total: 31 });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const header = () =>
    renderSite(
      <>
        <SearchForm />
        <Address />
      </>,
      { screens: { '/product/predlozak': <h1>Predložak</h1>, '/pretraga': <Address /> } },
    );
  const options = () => screen.findAllByRole('option');
  const press = (key: string) => fireEvent.keyDown(field(), { key });

  test('[SEARCH-010] sending a text leads to the search page with it', async () => {
    header();

    type('studija');
    fireEvent.submit(screen.getByRole('search'));

    await expect.poll(() => address()).toBe('/pretraga?search=studija');
  });

  test('suggestions come in groups, are moved through with arrows and opened with Enter', async () => {
    const { container } = header();

    type('studij');
    const shown = await options();
    expect(shown.map((option) => option.querySelector('span')?.textContent)).toEqual([
      'Predložak investicijske studijePredložak, docx',
      'Studije izvodljivosti',
      'Kako nastaje studija',
      'Svi rezultati za „studij”',
    ]);
    await expect.poll(() => field().getAttribute('aria-expanded')).toBe('true');
    expect(await axeFindings(container)).toEqual([]);

    press('ArrowUp');
    expect(shown.at(-1)?.getAttribute('aria-selected')).toBe('true');
    press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(shown[0]?.id);
    press('Enter');

    expect(await screen.findByRole('heading', { name: 'Predložak' })).toBeDefined();
    expect(asked).toEqual(['/_/suggest?search=studij']);
  });

  test('a suggested product tells its price per unit of content as the list does (98/6/EC); an event tells no number of products', async () => {
    const unit = { price: 51.98, quantity: 1, unit: 'kg' };
    const coffee = { ...hit, id: 71, title: 'Kava', marks: [], price: { price: 12.99, isFrom: false, unit } };
    const event = { ...post, id: category.id, category: 'events', title: 'Kušanje kave', marks: [] };
    vi.mocked(globalThis.fetch).mockImplementation(async () =>
      Response.json({ hits: [coffee, category, event], total: 3 }),
    );
    header();

    type('kava');
    const [first, shelf, tasting] = (await options()).map((option) =>
      option.textContent?.replaceAll('\u00A0', ' '),
    );

    expect(first).toContain('12,99 €51,98 € za 1 kg');
    expect(shelf).toContain('proizvoda');
    expect(tasting).toBe('Kušanje kave');
  });

  test('Escape and leaving the field close the list, and the text stays', async () => {
    header();

    type('studij');
    await options();
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((field() as HTMLInputElement).value).toBe('studij');
    expect(field().getAttribute('aria-expanded')).toBe('false');

    type('studija');
    await options();
    fireEvent.blur(field(), { relatedTarget: document.body });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('one letter asks nothing; without a line the field still works', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(globalThis.fetch).mockRejectedValue(new TypeError('no line'));
    header();

    type('s');
    type('st');
    await expect.poll(() => console.warn).toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.submit(screen.getByRole('search'));

    await expect.poll(() => address()).toBe('/pretraga?search=st');
  });
});

test('[SEARCH-006] the address names search, category and page, and nothing that is as usual', () => {
  expect(searchAddress('/pretraga', { query: '', page: 1, isExact: false })).toBe('/pretraga');
  expect(searchAddress('/pretraga', { query: 'a b', category: 'posts', page: 3, isExact: true })).toBe(
    '/pretraga?search=a+b&category=posts&page=3&exact=1',
  );
});
