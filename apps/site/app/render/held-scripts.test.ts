import { afterEach, expect, test, vi } from 'vitest';
import { listening } from '#site/document/announce-listening.ts';
import { startSite } from '#site/testing/start-site.ts';
import { holdScripts, startScripts } from './held-scripts.server.ts';

const start = 'import "/_/routes/hr.js";\nimport("/assets/entry.client.js");';
const page =
  '<html><head><link rel="modulepreload" href="/_/routes/hr.js"><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/assets/entry.client.js"></head>' +
  `<body><h1>Izlog</h1><script>1</script><script>window.__reactRouterContext = {}</script><script type="module" async>${start}</script></body></html>`;

/** Shows a held page and runs what stands at its end; `paint` lets the browser paint. */
function open(body = '') {
  document.head.innerHTML = '';
  document.body.innerHTML = `${body}<script type="text/plain" data-files="/_/routes/hr.js /assets/entry.client.js /assets/hr.json">${start}</script>`;
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  new Function(startScripts)();
  return { fetched, paint: () => frames.forEach((frame) => void frame(0)) };
}

const running = () => document.querySelector('script[type=module]')?.textContent;

afterEach(async () => {
  dispatchEvent(new Event(listening));
  // What a page still had in mind to do must not reach the next one.
  document.body.innerHTML = '';
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a finished page fetches no script by itself: their files stand beside what starts them', () => {
  const held = holdScripts(page, '/assets/hr.json');

  expect(held).not.toContain('modulepreload');
  expect(held).not.toContain('type="module"');
  expect(held).toContain('<link rel="stylesheet" href="/a.css">');
  expect(held).toContain('<script type="text/plain">window.__reactRouterContext = {}</script>');
  expect(held).toContain('<script>1</script>');
  expect(held).toContain(
    `<script type="text/plain" data-files="/_/routes/hr.js /assets/entry.client.js /assets/hr.json">${start}</script>`,
  );
});

test('in development no module runs before the script that brings what each needs', () => {
  const files = ['hr', 'entry', 'root', 'page'].map(
    (name) => `<link rel="modulepreload" href="/${name}.js">`,
  );
  const script = `import "/@id/__x00__virtual:react-router/inject-hmr-runtime";`;

  expect(
    holdScripts(`${files.join('')}<script type="module" async>${script}</script>`, '/hr.json'),
  ).toContain('data-files="/hr.js /hr.json"');
});

test('a page as the router writes it today fetches no script by itself', async () => {
  const site = await startSite();

  const { html, document: page } = await site.visit('/shop');

  expect(page.querySelector('script[type="text/plain"][data-files]')?.textContent).toContain('import');
  expect(html).not.toContain('rel="modulepreload"');
  expect(page.querySelector('script[type=module]')).toBeNull();
});

test('a page of words alone stays as it is', () => {
  const words = '<html><head><link rel="modulepreload" href="/a.js"></head><body></body></html>';

  expect(holdScripts(words, '/assets/hr.json')).toBe(words);
});

test('scripts are fetched behind everything else and run after the first paint', async () => {
  const { paint, fetched } = open();

  await vi.advanceTimersByTimeAsync(0);
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/_/routes/hr.js',
    '/assets/entry.client.js',
  ]);
  expect(document.head.querySelectorAll('link[rel=modulepreload]')).toHaveLength(2);
  // Not by a link: the console complains of one that is not used at once, which a slow phone never does.
  expect(fetched.mock.calls).toEqual([['/assets/hr.json', { priority: 'low' }]]);
  expect(await globalThis.earlyWords).toEqual({});
  await vi.advanceTimersByTimeAsync(1000);
  expect(running()).toBeUndefined();

  paint();
  await vi.advanceTimersByTimeAsync(1);
  expect(running()).toBe(start);
});

test('a page that is never painted runs its scripts after two seconds, and only once', async () => {
  const { paint } = open();

  await vi.advanceTimersByTimeAsync(2000);
  expect(running()).toBe(start);

  paint();
  await vi.advanceTimersByTimeAsync(1);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('whoever touches the page need not wait for the paint', async () => {
  open('<button type="button">Tema</button>');

  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);

  expect(running()).toBe(start);
});

test('a press that came before the scripts is given to the page once, when it listens', async () => {
  open('<button type="button"><span>Tema</span></button><form><button>Pošalji</button></form>');
  const press = vi.fn();
  const [theme] = document.querySelectorAll('button');
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  theme?.addEventListener('click', press);
  document.querySelector('span')?.click();
  expect(press).not.toHaveBeenCalled();

  dispatchEvent(new Event(listening));
  await vi.advanceTimersByTimeAsync(0);
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.scripts).toBe('on');

  dispatchEvent(new Event(listening));
  await vi.advanceTimersByTimeAsync(0);
  expect(press).toHaveBeenCalledTimes(1);
});

test('[CART-038] each early press on the plus of a quantity counts, and only the last one on other buttons', async () => {
  open(
    '<button type="button" data-each="" id="plus">+</button><button type="button" id="menu">Izbornik</button><button type="button" id="theme">Tema</button>',
  );
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.id));
  for (const id of ['plus', 'menu', 'menu', 'plus', 'theme', 'plus']) document.getElementById(id)?.click();

  dispatchEvent(new Event(listening));
  await vi.advanceTimersByTimeAsync(0);

  expect(pressed).toEqual(['plus', 'plus', 'theme', 'plus']);
});

test('a press that the browser serves by itself is not pressed a second time', async () => {
  open('<form><button>Pošalji</button></form><button type="button" commandfor="izbornik">Izbornik</button>');
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const press = vi.fn();
  for (const button of document.querySelectorAll('button')) button.click();
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', press);

  dispatchEvent(new Event(listening));
  await vi.advanceTimersByTimeAsync(0);

  expect(press).not.toHaveBeenCalled();
});

test('a form that the browser is sending by itself is not sent a second time, also when the page listens meanwhile', () => {
  open('<form method="post"><button>Dodaj</button></form><form><button>Traži</button></form>');
  const sent = vi.fn((event: Event) => event.preventDefault());
  const [add, search] = document.querySelectorAll('button');
  for (const form of document.querySelectorAll('form')) form.addEventListener('submit', sent);

  add?.click();
  add?.click();
  dispatchEvent(new Event(listening));
  add?.click();
  expect(sent).toHaveBeenCalledTimes(1);
  // A search is no harm, and a page that the browser brings back is a new one.
  search?.click();
  search?.click();
  dispatchEvent(new Event('pageshow'));
  add?.click();
  add?.click();
  expect(sent).toHaveBeenCalledTimes(5);
});

test('a sending that came to nothing can be tried again after five seconds', async () => {
  open('<form method="post"><button>Dodaj</button></form>');
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  const press = () => document.querySelector('button')?.click();

  press();
  await vi.advanceTimersByTimeAsync(5000);
  press();

  expect(sent).toHaveBeenCalledTimes(2);
});

test('a form sent while the scripts take the page over waits for the page, and is sent once, by the button that was pressed', async () => {
  const { paint } = open(
    '<form method="post"><button>Dodaj</button><button name="act" value="set">Promijeni</button></form>',
  );
  const sent = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
    return event.submitter?.getAttribute('value');
  });
  document.querySelector('form')?.addEventListener('submit', sent);
  paint();
  await vi.advanceTimersByTimeAsync(1);
  expect(running()).toBe(start);

  for (const button of document.querySelectorAll('button')) button.click();
  expect(sent).not.toHaveBeenCalled();
  dispatchEvent(new Event(listening));
  await vi.advanceTimersByTimeAsync(5000);

  expect(sent.mock.results.map(({ value }) => value)).toEqual(['set']);
});

test('a form that waits is sent by the browser when the page has not listened for three seconds, and later ones at once', async () => {
  const { paint } = open(
    '<form method="post"><button>Dodaj</button></form><form method="post"><button>Odjava</button></form>',
  );
  const sent = vi.fn((event: Event) => event.preventDefault());
  const [add, leave] = document.querySelectorAll('button');
  for (const form of document.querySelectorAll('form')) form.addEventListener('submit', sent);
  paint();
  await vi.advanceTimersByTimeAsync(1);

  add?.click();
  await vi.advanceTimersByTimeAsync(2900);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveBeenCalledTimes(1);
  add?.click();
  expect(sent).toHaveBeenCalledTimes(1);
  leave?.click();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('[CART-038] plus, plus, add before the scripts adds three: the form waits for what was pressed in it', async () => {
  open(
    '<form method="post" id="buy"><button type="button" data-each="">+</button><output>1</output><button>Dodaj</button></form><form method="post"><button>Odjava</button></form>',
  );
  const said: string[] = [];
  const [plus, add, leave] = document.querySelectorAll('button');
  const quantity = document.querySelector('output') as HTMLOutputElement;
  // As the page does it: shown when the press has been dealt with.
  plus?.addEventListener('click', () =>
    queueMicrotask(() => {
      quantity.value = String(Number(quantity.value) + 1);
    }),
  );
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      said.push(form.id === 'buy' ? quantity.value : 'leave');
    });

  for (const button of [plus, plus, add, leave]) button?.click();
  expect(said).toEqual(['leave']);
  dispatchEvent(new Event(listening));
  await vi.advanceTimersByTimeAsync(1);

  expect(said).toEqual(['leave', '3']);
});
