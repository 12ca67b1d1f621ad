import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { MorePages } from '#site/kit/navigation/more-pages.tsx';
import { pack } from '#site/render/pack.server.ts';
import { product } from '#site/testing/demo-answers.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import type { TileView } from './door/tile-view.ts';
import { filterKindOf } from './filter-kinds.ts';
import { ListScreen } from './list-screen.tsx';
import type { FilterView, ListView } from './list-view.ts';

afterEach(() => {
  vi.useRealTimers();
});

const tile: TileView = {
  id: 12,
  href: '/product/planer',
  name: 'Planer ulaganja',
  kind: 'Planer',
  picture: null,
  price: {
    price: 24,
    isFrom: false,
    discount: { compareAtPrice: 32, lowestPrice30: 30, percent: 20 },
    memberPrice: 21.6,
  },
  action: 'add',
};

const kind: FilterView = {
  code: 'kind',
  label: 'Vrsta',
  type: 'MultiSelect',
  unit: '',
  values: [
    { id: 4, label: 'E-knjiga', total: 8 },
    { id: 5, label: 'Predložak', total: 11 },
  ],
};

const price: FilterView = {
  code: 'price',
  label: 'Cijena',
  type: 'Number',
  unit: '€',
  values: [{ id: 0, label: '', total: 66, min: 5, max: 100 }],
};

const list: ListView = {
  seo: { title: 'Trgovina', path: '/shop' },
  heading: 'Trgovina',
  crumbs: [{ name: 'Početna', path: '/' }],
  subcategories: [{ name: 'Knjige', href: '/shop/knjige' }],
  path: '/shop',
  tiles: [tile],
  featured: [],
  pagination: { lastPage: 3, page: 1, limit: 12, total: 30, perPage: 12 },
  sorts: [
    { id: 'newest', name: 'core.sort.newest' },
    { id: 'cheapest', name: 'core.sort.cheapest' },
  ],
  sort: 'newest',
  defaultSort: 'newest',
  limit: 12,
  filters: [kind],
  chosen: {},
  isFeatured: false,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

const show = (part: Partial<ListView> = {}) =>
  renderSite(
    <>
      <ListScreen list={{ ...list, ...part }} />
      <Address />
    </>,
    { path: '/shop' },
  );
const address = () => document.querySelector('output')?.textContent;

test('[CATALOG-001] filters stand left; total, page size, sort, grid and paging right', () => {
  show();

  expect(screen.getByRole('complementary', { name: 'Filtri' })).toBeTruthy();
  expect(screen.getByText('Ukupno proizvoda: 30')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Po stranici' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Poredaj po' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Proizvodi' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Stranice' })).toBeTruthy();
});

test('[CATALOG-002] a tile shows image, name, price and a foot, and leads to the product', () => {
  show();

  const pane = within(screen.getByRole('list', { name: 'Proizvodi' }));

  expect(pane.getByRole('link', { name: 'Planer ulaganja' }).getAttribute('href')).toBe('/product/planer');
  expect(pane.getByText(/24,00/)).toBeTruthy();
  expect(pane.getByRole('button', { name: /Dodaj u košaricu/ })).toBeTruthy();
  expect(document.querySelector('.pane img')).not.toBeNull();
});

test('a tile tells the price per unit of content (98/6/EC)', () => {
  const unit = { price: 51.98, quantity: 1, unit: 'kg' };
  show({ tiles: [{ ...tile, price: { price: 12.99, isFrom: false, unit } }] });

  expect(screen.getByText('51,98 € za 1 kg')).toBeTruthy();
});

test('[CATALOG-022, CATALOG-024, PRODUCT-043] a reduced product shows the struck price, the lowest of 30 days, the percentage and the price for members', () => {
  show();

  expect(document.querySelector('.pane s')?.textContent?.replaceAll('\u00a0', ' ')).toBe('32,00 €');
  expect(screen.getByText(/Najniža u 30 dana: 30,00/)).toBeTruthy();
  expect(document.querySelector('.pane__tag')?.textContent?.replaceAll('\u00a0', ' ')).toBe('Popust −20 %');
  expect(screen.getByText(/Za članove 21,60/)).toBeTruthy();
});

test('[CATALOG-004] the per-page select offers 12 and 24', () => {
  show();

  const options = within(screen.getByRole('combobox', { name: 'Po stranici' })).getAllByRole('option');

  expect(options.map((option) => option.textContent)).toEqual(['12', '24']);
});

test('a chosen sort or size leads to its address', () => {
  show();

  fireEvent.change(screen.getByRole('combobox', { name: 'Poredaj po' }), { target: { value: 'cheapest' } });

  expect(address()).toBe('/shop?sort=cheapest');
});

test('[CATALOG-025] a filter with a single choice is radio buttons', () => {
  show({ filters: [{ ...kind, type: 'Dropdown' }] });

  expect(screen.getAllByRole('radio', { name: /E-knjiga|Predložak/ })).toHaveLength(2);
});

test('[CATALOG-026, CATALOG-030] a filter with several choices is checkboxes with their counts', () => {
  show();

  expect(screen.getByRole('checkbox', { name: /Predložak/ }).closest('label')?.textContent).toContain('11');
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

test('[CATALOG-027] a number filter is a minimum and a maximum', () => {
  show({ filters: [price] });

  expect(screen.getByRole('spinbutton', { name: 'Najmanje' })).toBeTruthy();
  expect(screen.getByRole('spinbutton', { name: 'Najviše' })).toBeTruthy();
});

test('[CATALOG-028] yes-or-no is radio buttons, dates are date boxes, colours are swatches', () => {
  const yesNo: FilterView = { ...kind, code: 'instant', label: 'Odmah', type: 'YesNo' };
  const date: FilterView = { ...price, code: 'updated', label: 'Izdanje', type: 'Date' };
  const colour: FilterView = { ...kind, code: 'color', label: 'Boja', type: 'VisualSwatch' };
  show({
    filters: [yesNo, date, { ...colour, values: [{ id: 1, label: 'Opeka', total: 2, color: '#bc5a3c' }] }],
  });

  expect(screen.getByRole('radio', { name: /^Da/ })).toBeTruthy();
  expect(screen.getByLabelText('Od datuma').getAttribute('type')).toBe('date');
  expect(document.querySelector('.swatch circle')?.getAttribute('fill')).toBe('#bc5a3c');
});

test('[CATALOG-028] a value with a picture is a swatch with that picture', () => {
  const motif: FilterView = {
    ...kind,
    code: 'motif',
    label: 'Motiv',
    type: 'VisualSwatch',
    values: [
      {
        id: 1,
        label: 'Luka',
        total: 2,
        picture: { hash: 'luka', mime: 'image/png', extension: 'png', width: 80, height: 80 },
      },
    ],
  };
  show({ filters: [motif] });

  expect(document.querySelector('.swatch--picture img')?.getAttribute('src')).toContain('luka');
  expect(screen.getByRole('checkbox', { name: 'Luka (2)' })).toBeTruthy();
});

test('[CATALOG-051] only reduced products are shown on demand; a chip takes that back', async () => {
  const discounts: FilterView = { ...kind, code: 'discount', label: '', type: 'Discount', values: [] };
  show({ filters: [discounts, kind], chosen: { discount: 'yes' } });

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Samo sniženo' }).checked).toBe(true);
  const chip = screen.getByRole('link', { name: /Ukloni filtar.*Samo sniženo/ });
  expect(chip.getAttribute('href')).toBe('/shop');
});

test('[CATALOG-035, CATALOG-034] three quick changes give one new address, 500 ms after the last', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  show({ pagination: { ...list.pagination, page: 2 } });
  const box = (name: RegExp) => screen.getByRole('checkbox', { name });

  fireEvent.click(box(/E-knjiga/));
  await act(() => vi.advanceTimersByTimeAsync(300));
  fireEvent.click(box(/Predložak/));
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(address()).toBe('/shop');
  await act(() => vi.advanceTimersByTimeAsync(1));

  expect(address()).toBe('/shop?kind=4,5');
});

test('[CATALOG-046] a press on the filters of a phone opens them with their boxes, and renders nothing of the list behind them', async () => {
  let reads = 0;
  // Not copied with the rest of the list, for an address: only who draws the tiles reads them.
  const tiles = {
    get: () => {
      reads += 1;
      return [tile];
    },
    enumerable: false,
  };
  renderSite(<ListScreen list={Object.defineProperty({ ...list, filters: [kind] }, 'tiles', tiles)} />);
  const before = reads;

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Filtri' })));

  const sheet = within(screen.getByRole('dialog', { name: 'Filtri' }));
  expect(sheet.getByRole('checkbox', { name: /E-knjiga/ })).toBeDefined();
  expect(before).toBeGreaterThan(0);
  expect(reads).toBe(before);
});

test('[CATALOG-036] a chosen range counts once, however many ends it has', () => {
  const { container } = show({ filters: [price], chosen: { price: '10,50' } });

  expect(container.querySelector('.filter summary')?.textContent).toContain('1 odabran');
});

test('[CATALOG-036] the number of active filters follows the choice', () => {
  show({ chosen: { kind: '4' } });
  const column = within(screen.getByRole('complementary', { name: 'Filtri' }));

  expect(column.getAllByRole('status')[0]?.textContent).toBe('1 odabran');
  fireEvent.click(column.getByRole('checkbox', { name: /E-knjiga/ }));
  expect(column.queryByRole('status')).toBeNull();
});

test('[CATALOG-039] an address with filters shows them chosen', () => {
  show({ chosen: { kind: '5' } });

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Predložak/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /E-knjiga/ }).checked).toBe(false);
  expect(screen.getByRole('link', { name: /Ukloni filtar.*Predložak/ }).getAttribute('href')).toBe('/shop');
});

test('[CATALOG-042, CATALOG-043] a minimum above the maximum changes nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  show({ filters: [price], chosen: { price: '10,50' } });

  fireEvent.change(screen.getByRole('spinbutton', { name: 'Najmanje' }), { target: { value: '60' } });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(address()).toBe('/shop');

  fireEvent.change(screen.getByRole('spinbutton', { name: 'Najmanje' }), { target: { value: '20' } });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Najviše' }), { target: { value: '40' } });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(address()).toBe('/shop?price=20,40');
});

test('[CATALOG-040] of a range of which one end is typed the other is the limit of the filter', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  const date: FilterView = {
    ...price,
    code: 'updated',
    label: 'Izdanje',
    type: 'Date',
    values: [{ id: 0, label: '', total: 3, min: Date.UTC(2026, 0, 2, 8), max: Date.UTC(2026, 5, 30, 12) }],
  };
  show({ filters: [price, date] });
  const settled = () => act(() => vi.advanceTimersByTimeAsync(500));
  const [least, most] = [/Najmanje/, /Najviše/].map((name) =>
    screen.getByRole<HTMLInputElement>('spinbutton', { name }),
  );
  const type = (box: HTMLElement | undefined, value: string) =>
    fireEvent.change(box as HTMLElement, { target: { value } });

  type(least, '20');
  await settled();
  expect(address()).toBe('/shop?price=20,100');
  // What was not typed stays empty: it is a limit, not a choice.
  expect([least?.value, most?.value]).toEqual(['20', '']);
  type(least, '');
  type(most, '40');
  await settled();
  expect(address()).toBe('/shop?price=5,40');
  type(most, '');
  type(screen.getByLabelText('Do datuma'), '2026-03-31');
  await settled();
  expect(address()).toBe(`/shop?updated=${Date.UTC(2026, 0, 2, 8)},${Date.UTC(2026, 3, 1) - 1}`);
});

test('a filter and the sort changed at nearly the same moment are both kept, whichever comes first', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  show({ filters: [kind, price] });
  const sortBy = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Poredaj po' }), { target: { value } });

  fireEvent.click(screen.getByRole('checkbox', { name: /Predložak/ }));
  await act(() => vi.advanceTimersByTimeAsync(200));
  sortBy('cheapest');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(address()).toBe('/shop?sort=cheapest&kind=5');

  // The answer to the sort is not here yet: the list still shows the old one.
  sortBy('newest');
  fireEvent.click(screen.getByRole('checkbox', { name: /E-knjiga/ }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Po stranici' }), { target: { value: '24' } });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(address()).toBe('/shop?limit=24&kind=5,4');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Po stranici' }).value).toBe('24');
});

test('a chip taken away keeps what was changed just before, and nothing comes after it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  show({ filters: [kind, price], chosen: { price: '10,50' } });

  fireEvent.click(screen.getByRole('checkbox', { name: /Predložak/ }));
  fireEvent.click(screen.getByRole('link', { name: /Ukloni filtar.*Cijena/ }));
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(address()).toBe('/shop?kind=5');
});

test('[CATALOG-040, CATALOG-041] without scripts one end takes the other from the filter, and 0 to 0 is no filter', async () => {
  const layer = {
    attributeCode: 'price',
    attributeID: 0,
    label: 'Cijena',
    type: 'Number',
    unit: '€',
    values: [
      {
        attributeID: 0,
        valueLabel: '',
        totalProducts: 66,
        minValue: 5,
        maxValue: 100,
        color: null,
        media: null,
      },
    ],
  };
  const site = await startSite({ answers: { 'POST /api/v1/product/layered/navigation': () => [layer] } });
  const asked = async (query: string) => {
    const from = site.calls.length;
    const { document: page } = await site.visit(`/shop?${query}`);
    const [list] = site.calls.slice(from).filter(({ path }) => path.endsWith('/product/web/filter'));
    const { filters } = (list?.body ?? { filters: [] }) as { filters: { key: string; value: unknown }[] };
    const chips = [...page.querySelectorAll('.chip')].map((chip) => chip.textContent?.trim());
    return { price: filters.find(({ key }) => key === 'price')?.value, chips };
  };

  expect(await asked('price.min=20&price.max=')).toMatchObject({ price: [20, 100] });
  expect(await asked('price.min=&price.max=40')).toMatchObject({ price: [5, 40] });
  expect(await asked('price=,40')).toMatchObject({ price: [5, 40] });
  expect((await asked('price.min=20&price.max=')).chips[0]).toContain('20–100');
  for (const none of ['price=0,0', 'price.min=0&price.max=0', 'price.min=&price.max='])
    expect(await asked(none), none).toEqual({ price: undefined, chips: [] });
});

test('[CATALOG-045, DEV-010] a filter of an unknown type is told to developers and leaves the others working', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  show({ filters: [{ ...kind, code: 'moon', label: 'Mjesec', type: 'Moon' as never }, kind] });

  expect(warning).toHaveBeenCalledWith(expect.stringContaining('Moon'));
  expect(screen.queryByText('Mjesec')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

test('[DEV-010] an unset slot of a filter type is told to developers and the type is left out', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  expect(filterKindOf('Moon', { Moon: { countOf: () => 0, chipsOf: () => [] } })).toBeUndefined();

  expect(warning).toHaveBeenCalledWith('Filter type Moon lacks Control');
});

test('[CATALOG-009] load-more appends the next page and is gone on the last page', async () => {
  const second = { ...list, tiles: [{ ...tile, id: 13, name: 'Karte' }] };
  const pages = { lastPage: 2, page: 1, limit: 1, total: 2, perPage: 1 };
  renderSite(
    <MorePages
      pagination={pages}
      items={list.tiles}
      hrefOf={(page) => `/shop?page=${page}`}
      itemsOf={(data) => (data as ListView).tiles}
    >
      {(tiles) => tiles.map((one) => <p key={one.id}>{one.name}</p>)}
    </MorePages>,
    { loaders: { '/shop': () => pack({}, second) } },
  );

  fireEvent.click(screen.getByRole('link', { name: 'Učitaj još' }));

  expect(await screen.findByText('Karte')).toBeTruthy();
  expect(screen.getByText('Planer ulaganja')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Učitaj još' })).toBeNull();
});

test('[CATALOG-003] the shown total is that of all pages', async () => {
  const site = await startSite();

  const { document: page } = await site.visit('/shop');

  expect(page.querySelector('.catalog__total')?.textContent).toBe('Ukupno proizvoda: 14');
});

test('[CATALOG-014, CATALOG-019, CATALOG-020] the list asks for its page, sort, size and fields, without archived products', async () => {
  const site = await startSite();

  await site.visit('/shop?page=2&limit=24&sort=name-asc');

  const { body } = site.calls.find((call) => call.path === '/api/v1/product/web/filter') ?? {};
  expect(body).toMatchObject({
    page: 2,
    limit: 24,
    sort: { param: 'name', order: 'asc' },
    filters: [{ key: 'archived', value: false }],
  });
  expect(body?.select).toEqual(expect.arrayContaining(['name', 'slug', 'media', 'discount', 'retailPrice']));
});

test('[CATALOG-037] marks that other sites put into a link empty no list; a filter that finds nothing still does', async () => {
  const kind = { attributeCode: 'kind', label: 'Vrsta', type: 'MultiSelect', unit: '', values: [] };
  const site = await startSite({
    answers: {
      'POST /api/v1/product/web/filter': ({ body }) => {
        const { filters } = body as { filters: { key: string }[] };
        const isFound = filters.every(({ key }) => ['archived', 'featured'].includes(key));
        return {
          records: isFound ? [product] : [],
          pagination: { page: 1, lastPage: 1, limit: 12, total: isFound ? 14 : 0, perPage: 12 },
        };
      },
      'POST /api/v1/product/layered/navigation': () => [kind],
    },
  });
  const total = async (address: string) =>
    (await site.visit(address)).document.querySelector('.catalog__total')?.textContent;

  expect(await total('/shop?ref=7&_gl=1')).toBe('Ukupno proizvoda: 14');
  expect(await total('/shop?ref=7&kind=5')).toBe('Ukupno proizvoda: 0');
  expect(await total('/shop?brand=5')).toBe('Ukupno proizvoda: 0');
});

test('an empty shelf says so and leads to the shop; one that filters emptied offers to take them away', () => {
  const empty = { tiles: [], pagination: { page: 1, lastPage: 1, limit: 12, total: 0, perPage: 12 } };
  const shown = (fields: Partial<ListView>) => {
    const { unmount, container } = renderSite(<ListScreen list={{ ...list, ...empty, ...fields }} />);
    const words = container.querySelector('.empty')?.textContent;
    unmount();
    return words;
  };

  expect(shown({ path: '/shop/prazno', chosen: {} })).toBe('Na ovoj polici još nema proizvoda.U trgovinu');
  expect(shown({ path: '/shop', chosen: {} })).toBe('Na ovoj polici još nema proizvoda.');
  expect(shown({ chosen: { kind: '5' } })).toContain('Ukloni sve filtre');
});

test('[CATALOG-046, CATALOG-048, CATALOG-053] a category adds its name and featured products, and asks for its own products', async () => {
  const site = await startSite();

  const { document: page } = await site.visit('/shop/knjige');

  const asked = site.calls
    .filter((call) => call.path === '/api/v1/product/web/filter')
    .map((call) => call.body);
  expect(page.querySelector('h1')?.textContent).toBe('Knjige');
  expect(page.querySelector('#featured')?.textContent).toBe('Istaknuti proizvodi');
  expect(asked.every((body) => body.mainCategory === 3)).toBe(true);
  expect(asked).toContainEqual(
    expect.objectContaining({ filters: expect.arrayContaining([{ key: 'featured', value: true }]) }),
  );
});

test('[CATALOG-055] the shop leads to each of its categories', async () => {
  const site = await startSite();

  const { document: page } = await site.visit('/en/shop');

  expect(page.querySelector('.subnav a')?.getAttribute('href')).toBe('/en/shop/knjige');
});

test('without scripts filters and selects are one form with a button', async () => {
  const site = await startSite();

  const { document: page, html } = await site.visit('/shop');

  const form = page.querySelector('form#list-form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/shop']);
  expect(page.querySelectorAll('select[form="list-form"]')).toHaveLength(2);
  expect(html).toContain('<noscript><button');
});

test('axe finds nothing wrong in the list', async () => {
  const { container } = show({ filters: [kind, price] });

  expect(await axeFindings(container)).toEqual([]);
});

test('[I18N-016] words of a category that is not translated say their language', () => {
  const { container } = renderSite(
    <ListScreen
      list={{
        ...list,
        path: '/en/shop/radni-pribor',
        heading: 'Radni pribor',
        lead: 'Za stol.',
        lang: 'hr',
        subcategories: [
          { name: 'Knjige', href: '/en/shop/knjige', lang: 'hr' },
          { name: 'Pens', href: '/en/shop/pens' },
        ],
      }}
    />,
  );

  const marked = [...container.querySelectorAll('[lang="hr"]')].map((element) => element.textContent?.trim());
  expect(marked).toEqual(['Radni pribor', 'Radni pribor', 'Za stol.', 'Knjige']);
});
