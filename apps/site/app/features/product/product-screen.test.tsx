import { expect, test } from 'vitest';
import { fullProduct } from '#site/testing/demo-answers.ts';
import type { Answers } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

const withProduct = (fields: object) =>
  startSite({ answers: { 'GET /api/v1/product/web/get': () => ({ ...fullProduct, ...fields }) } });
const path = '/product/racun-prije-betona';
const words = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('[PRODUCT-007] the page shows name, sku, price, stock, words and data of the product', async () => {
  const site = await startSite();

  const { document } = await site.visit(path);

  const main = words(document.querySelector('main'));
  for (const part of [
    'Račun prije betona',
    'RPB-1',
    '28,00 €',
    'Na zalihi',
    'Priručnik za prvi račun.',
    'O knjizi.',
    'Stranica',
  ]) {
    expect(main).toContain(part);
  }
});

test('a guarantee of durability stands on the offer as text, with brand, model, years and terms, and is told to search engines (GARAN)', async () => {
  const guarantee = { years: 2.5, brand: 'Luma', modelId: 'L-25', terms: 'https://luma.example/jamstvo' };
  const site = await withProduct({ brand: 'Luma', guarantee });
  const without = await startSite();

  const { document } = await site.visit(path);
  const label = document.querySelector('.garan');

  expect(label?.getAttribute('aria-label')).toBe('Jamstvo trajnosti proizvođača: 2,5 godine');
  for (const part of ['2,5 godine', 'Luma L-25', 'najmanje 2 godine']) expect(words(label)).toContain(part);
  expect(label?.querySelector('a')?.getAttribute('href')).toBe('https://luma.example/jamstvo');
  expect(label?.closest('details, dialog')).toBeNull();
  expect(words(document.querySelector('script[type="application/ld+json"]'))).toContain(
    '"warranty":{"@type":"WarrantyPromise","durationOfWarranty":{"@type":"QuantitativeValue","value":2.5,"unitCode":"ANN"}}',
  );
  expect((await without.visit(path)).document.querySelector('.garan')).toBeNull();
});

const official = {
  ...{ id: 9, hash: 'a'.repeat(32), mime: 'image/png', extension: 'png', width: 1240, height: 1754 },
  ...{ alt: '', title: '', placeholder: null, color: null },
};

test('the legal guarantee unfolds below goods, with the official picture where the shop has set it, fetched then; what is no goods has none', async () => {
  const foldOf = async (answers: Answers, fields = {}) => {
    const site = await startSite({
      answers: { ...answers, 'GET /api/v1/product/web/get': () => ({ ...fullProduct, ...fields }) },
    });
    return (await site.visit(path)).document.getElementById('jamstvo');
  };

  const inWords = await foldOf({});
  const picture = await foldOf({
    'GET /api/v1/cms/option/filter': ({ query }) =>
      query.get('keys') === 'GuaranteeNotice.hrv'
        ? [{ key: 'GuaranteeNotice.hrv', value: null, media: official }]
        : [],
  });
  const digital = await foldOf({}, { format: 'e-product', type: 'e-product' });

  expect(inWords?.hasAttribute('open')).toBe(false);
  expect(words(inWords)).toContain('najmanje 2 godine od isporuke');
  expect(picture?.querySelector('img')?.getAttribute('src')).toContain('a'.repeat(32));
  expect(picture?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(digital).toBeNull();
});

test('[EU-04] years, brand and model stand in the fields of the official durability label once its file is put in', async () => {
  const guarantee = { years: 2.5, brand: 'Luma', modelId: 'L-25', terms: 'https://luma.example/jamstvo' };
  const labelOf = async (fields: string | null) => {
    const site = await startSite({
      answers: {
        'GET /api/v1/product/web/get': () => ({ ...fullProduct, brand: 'Luma', guarantee }),
        'GET /api/v1/cms/option/filter': ({ query }) =>
          query.get('keys')?.startsWith('DurabilityLabel.hrv')
            ? [
                { key: 'DurabilityLabel.hrv', value: null, media: { ...official, width: 400, height: 600 } },
                { key: 'DurabilityLabelFields', value: fields, media: null },
              ]
            : [],
      },
    });
    return (await site.visit(path)).document.querySelector('.garan');
  };

  const shown = await labelOf('years 50 40 12; brand 50 70 6; model 50 80 6');
  const inWords = await labelOf(null);

  expect(shown?.querySelector('image')?.getAttribute('href')).toContain('a'.repeat(32));
  expect([...(shown?.querySelectorAll('text') ?? [])].map((one) => one.textContent)).toEqual([
    '2,5',
    'Luma',
    'L-25',
  ]);
  expect(shown?.querySelector('text')?.getAttribute('y')).toBe('240');
  expect(shown?.querySelector('svg')?.getAttribute('aria-label')).toContain(
    'Jamstvo trajnosti proizvođača: 2,5',
  );
  expect(inWords?.querySelector('svg')).toBeNull();
  expect(words(inWords)).toContain('Jamstvo trajnosti proizvođača: 2,5 godine');
  expect(words(inWords)).not.toContain('GARAN');
});

test('manufacturer, person responsible in the EU and warnings are in view on the page and told to search engines (GPSR, Art. 19)', async () => {
  const manufacturer = { name: 'Toys Ltd', address: '1 Mill Road, Leeds', email: 'safety@toys.example' };
  const responsible = { name: 'Uvoz d.o.o.', address: 'Ilica 1, Zagreb', email: 'sigurnost@uvoz.example' };
  const safety = 'Nije za djecu mlađu od 3 godine.';
  const site = await withProduct({ manufacturer, responsible, safety });

  const { document } = await site.visit(path);
  const part = document.getElementById('proizvodac');
  const told = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((one) => one['@type'] === 'Product');

  expect(part?.hasAttribute('open')).toBe(true);
  for (const one of [manufacturer, responsible])
    expect(words(part)).toContain(`${one.name}, ${one.address}, ${one.email}`);
  expect(words(part)).toContain(safety);
  expect(told.manufacturer).toEqual({ '@type': 'Organization', ...manufacturer });
  expect(told.additionalProperty.map(({ value }: { value: string }) => value)).toEqual([
    safety,
    `${responsible.name}, ${responsible.address}, ${responsible.email}`,
  ]);
});

test('the form of the heart takes no room in the column', async () => {
  const site = await startSite();

  const { document } = await site.visit(path);
  const heart = document.querySelector('.buy-row__heart');

  const form = document.getElementById(heart?.getAttribute('form') ?? '');
  expect(form?.getAttribute('action')).toBe('/_/wish');
  expect(form?.hasAttribute('hidden')).toBe(true);
});

test('[PRODUCT-008] the quantity starts at 1', async () => {
  const site = await startSite();

  const { document } = await site.visit(path);

  expect(document.querySelector<HTMLInputElement>('input[name="qty"]')?.getAttribute('value')).toBe('1');
});

test('[PRODUCT-043] the price for members stands beside the price', async () => {
  const site = await startSite();

  expect(words((await site.visit(path)).document.querySelector('.member-line'))).toContain('25,20 €');
});

test('a reduced product shows the former and the lowest price of 30 days', async () => {
  const discount = {
    retailPrice: 21,
    percent: 25,
    lowestPrice: 27,
    isShortHistory: false,
    from: '2026-11-01T00:00:00Z',
    to: null,
  };
  const site = await withProduct({ finalPrice: 21, discount });

  const { document } = await site.visit(path);

  expect(words(document.querySelector('.price-lines'))).toBe(
    'Prijašnja cijena28,00 €Najniža cijena u posljednjih 30 dana27,00 €',
  );
  expect(words(document.querySelector('.price-top .tag'))).toBe('Popust −25 %');
});

test('a product first offered less than 30 days before says so, and the percentage is counted from that price', async () => {
  const discount = {
    retailPrice: 21,
    percent: 25,
    lowestPrice: 28,
    isShortHistory: true,
    from: '2026-11-01T00:00:00Z',
    to: null,
  };
  const site = await withProduct({ finalPrice: 21, discount });

  const box = words((await site.visit(path)).document.querySelector('.price-box'));
  expect(box).toContain('Najniža cijena otkad je u ponudi28,00 €');
  expect(box).toContain('Popust od 25 % računa se od najniže cijene');
});

test('[PRODUCT-014] a service has its date agreed on later and no delivery; digital content is downloaded', async () => {
  const service = await withProduct({ type: 'service', returnable: false });
  const digital = await withProduct({ type: 'e-product', format: 'e-product', returnable: false });
  const facts = async (site: typeof service) =>
    words((await site.visit(path)).document.querySelector('.product__buy'));

  expect(await facts(service)).toContain('Termin dogovaramo nakon kupnje');
  expect(await facts(service)).not.toMatch(/dostava|Zakonsko jamstvo/);
  expect(await facts(await withProduct({ type: 'service' }))).toContain('Raskid ugovora u 14 dana');
  expect(await facts(await withProduct({ type: 'service', purchase: 'inquiry' }))).not.toMatch(/askid/);
  expect(
    await facts(await withProduct({ purchase: 'external', externalUrl: 'https://drugi.example/' })),
  ).not.toMatch(/jamstvo|Povrat/);
  expect(await facts(digital)).toContain('Preuzimanje odmah nakon plaćanja');
  expect(await facts(digital)).not.toMatch(/dostava se dodaje|Povrat u 14 dana/);
});

test('least quantity, step and what is left bound the number of pieces', async () => {
  const site = await withProduct({
    quantityRule: { min: 6, max: null, step: 6 },
    stock: { status: 'inStock', quantity: 20, restockAt: null },
  });

  const { document } = await site.visit(path);
  const box = document.querySelector('input[name="qty"]');
  expect(['value', 'min', 'max'].map((name) => box?.getAttribute(name))).toEqual(['6', '6', '18']);
  expect(words(document.querySelector('.product__buy'))).toContain('Prodaje se u količinama djeljivima s 6.');
});

test('the price per unit stands beside the price', async () => {
  const site = await withProduct({ unitPrice: { price: 51.98, quantity: 1, unit: 'kg' } });

  const { document } = await site.visit(path);
  expect(words(document.querySelector('.price-top'))).toContain('51,98 € za 1 kg');
  const [product] = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .filter((one) => one['@type'] === 'Product');
  expect(product.offers.priceSpecification).toEqual({
    '@type': 'UnitPriceSpecification',
    price: '51.98',
    priceCurrency: 'EUR',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
  });
});

test('[PRODUCT-042] attributes stand among the data, with dates in the language of the page', async () => {
  const attribute = {
    attributeCode: 'updated',
    attributeID: 1,
    label: 'Izdanje',
    type: 'Date',
    unit: '',
    value: '2026-09-01',
    valueLabel: '2026-09-01',
  };
  const site = await withProduct({ attributeSet: { attributes: [attribute] } });

  expect(words((await site.visit(path)).document.querySelector('.spec'))).toContain('Izdanje1. 9. 2026.');
});

test('[PRODUCT-040, CATALOG-057] cross-sell products are asked for by their ids and shown', async () => {
  const site = await withProduct({ crossSellProducts: [12] });

  const { document } = await site.visit(path);

  expect(document.querySelector('#related')?.textContent).toBe('Možda će vas zanimati');
  const asked = site.calls.find((call) => call.path === '/api/v1/product/web/filter');
  expect(asked?.body.filters).toContainEqual({ key: 'id', value: [12] });
});

test('a product without cross-sell asks for none', async () => {
  const site = await startSite();

  await site.visit(path);

  expect(site.calls.some((call) => call.path === '/api/v1/product/web/filter')).toBe(false);
});

test('a slug of another language leads to the right address', async () => {
  const site = await startSite({
    answers: { 'GET /api/v1/product/web/get': () => ({ ...fullProduct, slug: 'rechnung-vor-beton' }) },
  });

  const { status, location } = await site.visit('/de/produkt/racun-prije-betona');

  expect([status, location]).toEqual([301, '/de/produkt/rechnung-vor-beton']);
});

test('a product of another shop leads there', async () => {
  const site = await withProduct({
    purchase: 'external',
    externalUrl: 'https://knjizara.example/x',
    externalButton: 'U knjižari',
  });

  const { document } = await site.visit(path);

  const link = [...document.querySelectorAll('.product__buy a')].find(
    (one) => one.textContent === 'U knjižari',
  );
  expect(link?.getAttribute('href')).toBe('https://knjizara.example/x');
});

test('imported words are shown as they were sanitised', async () => {
  const site = await withProduct({ description: { type: 'html', html: '<p>Iz <b>datoteke</b></p>' } });

  expect((await site.visit(path)).html).toContain('<p>Iz <b>datoteke</b></p>');
});

test('[PRODUCT-007] the product can be put on the wishlist from its page', async () => {
  const site = await startSite();

  const { document } = await site.visit(path);

  const wish = document.querySelector<HTMLButtonElement>('.buy-row button[name="product_id"]');
  expect([wish?.value, wish?.getAttribute('aria-label')]).toEqual(['12', 'Dodaj na listu želja']);
  // It stands in the form that buys, and sends another one.
  const form = document.querySelector(`form[id="${wish?.getAttribute('form')}"]`);
  expect(form?.getAttribute('action')).toBe('/_/wish');
});
