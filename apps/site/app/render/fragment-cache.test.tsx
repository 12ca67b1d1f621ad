import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { customer, product } from '#site/testing/demo-answers.ts';
import { demoFrame } from '#site/testing/demo-frame.ts';
import { startSite } from '#site/testing/start-site.ts';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { createFragmentCache, type FragmentCache } from './fragment-cache.server.ts';
import { plainHtml } from './plain-html.ts';

/** A page as it is sent; `siteName` stands for the frame that its fragments share. */
function rendered(fragments: FragmentCache, siteName: string, render: () => string): string {
  const { language, currency, isEcommerce } = demoFrame;
  const page = fragments.render({ siteName, language, currency, isEcommerce }, render);
  return page.assemble(page.html).toString();
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

test('a page of fragments that were rendered before is, sign by sign, the page that is rendered whole', async () => {
  const [caching, rendering] = await Promise.all([startSite(), startSite({ env: { production: false } })]);

  for (const path of [...pages, ...pages.toReversed()]) {
    const whole = await rendering.visit(path);
    expect((await caching.visit(path)).html, path).toBe(whole.html);
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
  const [caching, rendering] = await Promise.all([
    startSite({ answers }),
    startSite({ answers, env: { production: false } }),
  ]);
  const cookie = 'auth.strategy=refresh; auth.token.refresh=token-a';

  for (const headers of [{}, { cookie }, {}, { cookie }] as HeadersInit[])
    for (const path of ['/', '/shop', '/product/racun-prije-betona']) {
      const whole = await rendering.visit(path, { headers });
      expect((await caching.visit(path, { headers })).html, path).toBe(whole.html);
    }
  const { document } = await caching.visit('/shop', { headers: { cookie } });
  expect(document.querySelector('.pane [aria-pressed="true"]')).not.toBeNull();
});

test('what is known is not rendered again, on any page with the same frame', () => {
  const fragments = createFragmentCache({ maxBytes: 100_000 });
  const Tile = vi.fn(({ name }: { name: string }) => <li className="pane">{name}</li>);
  const page = (around: string, ...names: string[]) =>
    rendered(fragments, around, () =>
      renderToString(<ul>{names.map((name) => cachedFragment(Tile, { key: name, name }))}</ul>),
    );

  expect(page('hr', 'a', 'b')).toBe(page('hr', 'a', 'b'));
  expect(page('hr', 'b', 'c')).toBe('<!DOCTYPE html><ul><li class="pane">b</li><li class="pane">c</li></ul>');
  expect(Tile.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b', 'c']);

  page('de', 'a');
  expect(Tile).toHaveBeenCalledTimes(4);
});

const Once = ({ word }: { word: string }) => <i>{word}</i>;
const Twice = ({ word }: { word: string }) => <b>{word + word}</b>;

test('the same data makes another fragment of another component', () => {
  const fragments = createFragmentCache({ maxBytes: 100_000 });
  const page = () =>
    rendered(fragments, '', () =>
      renderToString(
        <p>
          {cachedFragment(Once, { word: 'a' })}
          {cachedFragment(Twice, { word: 'a' })}
        </p>,
      ),
    );

  expect(page()).toBe('<!DOCTYPE html><p><i>a</i><b>aa</b></p>');
  expect(page()).toBe('<!DOCTYPE html><p><i>a</i><b>aa</b></p>');
});

const Inner = ({ name }: { name: string }) => <b>{name}/&gt;</b>;

const Outer = ({ first, second }: { first: string; second: string }) => (
  <p>
    before {cachedFragment(Inner, { name: first })} between {cachedFragment(Inner, { name: second })}
  </p>
);

const Nested = ({ names: [first = '', second = ''] }: { names: string[] }) => (
  <main>
    {cachedFragment(Outer, { first, second })}
    {cachedFragment(Inner, { name: 'x' })} after
  </main>
);

test('fragments stand in fragments, and each is what it is alone', () => {
  const fragments = createFragmentCache({ maxBytes: 100_000 });

  for (const names of [
    ['a', 'b'],
    ['a', 'b'],
    ['b', 'x'],
    ['b', 'x'],
  ])
    expect(rendered(fragments, '', () => renderToString(<Nested names={names} />))).toBe(
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
        <section key={place}>{cachedFragment(Labelled, {})}</section>
      ))}
    </div>
  );
}

test('a fragment with an id of its place is rendered on every page again, with the id a browser gives it', () => {
  const fragments = createFragmentCache({ maxBytes: 100_000 });

  for (const count of [3, 3, 5])
    expect(rendered(fragments, '', () => renderToString(<ManyLabelled count={count} />))).toBe(
      plainHtml(renderToString(<ManyLabelled count={count} />)),
    );
});

function Broken(): never {
  throw new Error('broken');
}

test('of a page that fails nothing is cached, and the next one is rendered as ever', () => {
  const fragments = createFragmentCache({ maxBytes: 100_000 });
  const Letter = vi.fn(() => <b>a</b>);
  const page = (isBroken: boolean) =>
    rendered(fragments, '', () =>
      renderToString(
        <p>
          {cachedFragment(Letter, {})}
          {isBroken ? <Broken /> : null}
        </p>,
      ),
    );

  expect(() => page(true)).toThrow('broken');
  expect(page(false)).toBe('<!DOCTYPE html><p><b>a</b></p>');
  expect(Letter).toHaveBeenCalledTimes(2);
  expect(renderToString(<p>{cachedFragment(Letter, {})}</p>)).toBe('<p><b>a</b></p>');
});

test('memory is bounded: what nobody asked for lately is rendered again, what is asked for stays', () => {
  const fragments = createFragmentCache({ maxBytes: 40_000 });
  const Long = vi.fn(({ name }: { name: string }) => <p>{name.padEnd(400, '.')}</p>);
  const page = (name: string) =>
    rendered(fragments, '', () => renderToString(<div>{cachedFragment(Long, { name })}</div>));

  for (let index = 0; index < 200; index += 1) {
    page(`rare ${index}`);
    page('often');
  }
  page('rare 0');

  const names = Long.mock.calls.map(([{ name }]) => name);
  expect(names.filter((name) => name === 'often')).toHaveLength(1);
  expect(names.filter((name) => name === 'rare 0')).toHaveLength(2);
});
