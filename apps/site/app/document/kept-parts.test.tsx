import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { customer, product } from '../testing/demo-answers.ts';
import { startSite } from '../testing/start-site.ts';
import { kept } from '../ui/kept.ts';
import { createKeptParts, type KeptParts } from './kept-parts.server.ts';
import { plainHtml } from './plain-html.ts';

function drawn(parts: KeptParts, around: string, render: () => string): string {
  const page = parts.draw(around, render);
  return page.poured(page.html).toString();
}

const pages = [
  '/',
  '/en',
  '/de/shop',
  '/shop',
  '/shop?sort=price-asc',
  '/kategorija/knjige',
  '/product/racun-prije-betona',
  '/en/shop',
  '/nema-ovoga',
];

test('a page of parts that were drawn before is, sign by sign, the page that is drawn whole', async () => {
  const [keeping, drawing] = await Promise.all([startSite(), startSite({ env: { production: false } })]);

  for (const path of [...pages, ...pages.toReversed()]) {
    const whole = await drawing.visit(path);
    expect((await keeping.visit(path)).html, path).toBe(whole.html);
  }
});

test('what a customer sees of the own wishes and name is on the pages of that customer alone', async () => {
  const answers = {
    'GET /api/v1/user/profile': () => customer,
    'GET /api/v1/cms/wishlist/filter': () => ({
      records: [{ product_id: product.id, created_at: '' }],
      pagination: {},
    }),
  };
  const [keeping, drawing] = await Promise.all([
    startSite({ answers }),
    startSite({ answers, env: { production: false } }),
  ]);
  const cookie = 'auth.strategy=refresh; auth.token.refresh=token-a';

  for (const headers of [{}, { cookie }, {}, { cookie }] as HeadersInit[])
    for (const path of ['/', '/shop', '/product/racun-prije-betona']) {
      const whole = await drawing.visit(path, { headers });
      expect((await keeping.visit(path, { headers })).html, path).toBe(whole.html);
    }
  const { document } = await keeping.visit('/shop', { headers: { cookie } });
  expect(document.querySelector('.pane [aria-pressed="true"]')).not.toBeNull();
});

test('what is known is not drawn again, on any page with the same surroundings', () => {
  const parts = createKeptParts({ maxBytes: 100_000 });
  const Tile = vi.fn(({ name }: { name: string }) => <li className="pane">{name}</li>);
  const page = (around: string, ...names: string[]) =>
    drawn(parts, around, () =>
      renderToString(<ul>{names.map((name) => kept(Tile, { key: name, name }))}</ul>),
    );

  expect(page('hr', 'a', 'b')).toBe(page('hr', 'a', 'b'));
  expect(page('hr', 'b', 'c')).toBe('<!DOCTYPE html><ul><li class="pane">b</li><li class="pane">c</li></ul>');
  expect(Tile.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b', 'c']);

  page('de', 'a');
  expect(Tile).toHaveBeenCalledTimes(4);
});

const Once = ({ word }: { word: string }) => <i>{word}</i>;
const surroundings = { read: 1 };
const Reader = () => <u>{surroundings.read}</u>;
const Twice = ({ word }: { word: string }) => <b>{word + word}</b>;

test('the same data makes other parts of another component and of other things that are read', () => {
  const parts = createKeptParts({ maxBytes: 100_000 });
  const page = () =>
    drawn(parts, '', () =>
      renderToString(
        <p>
          {kept(Once, { word: 'a' })}
          {kept(Twice, { word: 'a' })}
          {kept(Reader, {}, [surroundings.read])}
        </p>,
      ),
    );

  expect(page()).toBe('<!DOCTYPE html><p><i>a</i><b>aa</b><u>1</u></p>');
  surroundings.read = 2;
  expect(page()).toBe('<!DOCTYPE html><p><i>a</i><b>aa</b><u>2</u></p>');
});

const Inner = ({ name }: { name: string }) => <b>{name}/&gt;</b>;

const Outer = ({ first, second }: { first: string; second: string }) => (
  <p>
    before {kept(Inner, { name: first })} between {kept(Inner, { name: second })}
  </p>
);

const Nested = ({ names: [first = '', second = ''] }: { names: string[] }) => (
  <main>
    {kept(Outer, { first, second })}
    {kept(Inner, { name: 'x' })} after
  </main>
);

test('parts stand in parts, and each is what it is alone', () => {
  const parts = createKeptParts({ maxBytes: 100_000 });

  for (const names of [
    ['a', 'b'],
    ['a', 'b'],
    ['b', 'x'],
    ['b', 'x'],
  ])
    expect(drawn(parts, '', () => renderToString(<Nested names={names} />))).toBe(
      plainHtml(renderToString(<Nested names={names} />)),
    );
});

function Labelled() {
  const id = useId();
  return <p id={id} />;
}

function ManyLabelled({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div>
      {places.map((place) => (
        <section key={place}>{kept(Labelled, {})}</section>
      ))}
    </div>
  );
}

test('a part with an id of its place is drawn on every page anew, with the id a browser gives it', () => {
  const parts = createKeptParts({ maxBytes: 100_000 });

  for (const count of [3, 3, 5])
    expect(drawn(parts, '', () => renderToString(<ManyLabelled count={count} />))).toBe(
      plainHtml(renderToString(<ManyLabelled count={count} />)),
    );
});

function Broken(): never {
  throw new Error('broken');
}

test('of a page that fails nothing is kept, and the next one is drawn as ever', () => {
  const parts = createKeptParts({ maxBytes: 100_000 });
  const Letter = vi.fn(() => <b>a</b>);
  const page = (isBroken: boolean) =>
    drawn(parts, '', () =>
      renderToString(
        <p>
          {kept(Letter, {})}
          {isBroken ? <Broken /> : null}
        </p>,
      ),
    );

  expect(() => page(true)).toThrow('broken');
  expect(page(false)).toBe('<!DOCTYPE html><p><b>a</b></p>');
  expect(Letter).toHaveBeenCalledTimes(2);
  expect(renderToString(<p>{kept(Letter, {})}</p>)).toBe('<p><b>a</b></p>');
});

test('memory is bounded: what nobody asked for lately is drawn again, what is asked for stays', () => {
  const parts = createKeptParts({ maxBytes: 40_000 });
  const Long = vi.fn(({ name }: { name: string }) => <p>{name.padEnd(400, '.')}</p>);
  const page = (name: string) => drawn(parts, '', () => renderToString(<div>{kept(Long, { name })}</div>));

  for (let index = 0; index < 200; index += 1) {
    page(`rare ${index}`);
    page('often');
  }
  page('rare 0');

  const names = Long.mock.calls.map(([{ name }]) => name);
  expect(names.filter((name) => name === 'often')).toHaveLength(1);
  expect(names.filter((name) => name === 'rare 0')).toHaveLength(2);
});
