import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOutsideCaptcha } from './outside-captcha.ts';

/** Scripts that the page asked for; each is answered by `load` or `fail`. */
let scripts: HTMLScriptElement[] = [];
let load: (script: HTMLScriptElement) => void;

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    if (!script) return;
    scripts.push(script);
    queueMicrotask(() => load(script));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let number = 0;
/** A key of its own for every test: a script that came is kept. */
const key = () => `key-${++number}`;

test('[MKT-008] without a key the error says so, and no script is asked for', async () => {
  await expect(openOutsideCaptcha({ provider: 'recaptcha' })).rejects.toThrow(
    'ReCaptcha error: No key provided',
  );
  await expect(openOutsideCaptcha({ provider: 'recaptcha', key: '' })).rejects.toThrow('No key provided');
  expect(scripts).toEqual([]);
});

test('[MKT-009] with an explicitly empty version the error says so', async () => {
  await expect(openOutsideCaptcha({ provider: 'recaptcha', key: key(), version: '' })).rejects.toThrow(
    'ReCaptcha error: No version provided',
  );
});

test('[MKT-010] a script that does not come, or that brings nothing, is told and can be tried again', async () => {
  const options = { provider: 'recaptcha', key: key(), version: '3' } as const;
  load = (script) => script.onerror?.(new Event('error'));
  await expect(openOutsideCaptcha(options)).rejects.toThrow('ReCaptcha error: Failed to load script');
  load = (script) => script.onload?.(new Event('load'));
  await expect(openOutsideCaptcha(options)).rejects.toThrow('ReCaptcha error: Failed to load script');
  expect(scripts).toHaveLength(2);
});

test('[MKT-011] a captcha that cannot be executed is told', async () => {
  vi.stubGlobal('grecaptcha', { execute: () => Promise.reject(new Error('no')), render: () => 0 });
  load = (script) => script.onload?.(new Event('load'));
  const ask = await openOutsideCaptcha({ provider: 'recaptcha', key: key(), version: '3' });

  await expect(ask(document.createElement('div'))).rejects.toThrow('ReCaptcha error: Failed to execute');
});

test('[MKT-012] the defaults are version 2 and size invisible', async () => {
  const render = vi.fn((_place: HTMLElement, options: { callback: (text: string) => void }) => {
    queueMicrotask(() => options.callback('answer'));
    return 7;
  });
  vi.stubGlobal('grecaptcha', { render, execute: vi.fn(), ready: (work: () => void) => work() });
  load = (script) => script.onload?.(new Event('load'));
  const own = key();
  const ask = await openOutsideCaptcha({ provider: 'recaptcha', key: own });

  expect(await ask(document.createElement('div'))).toBe('answer');
  expect(scripts[0]?.src).toContain('render=explicit');
  expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: own, size: 'invisible' });
});

test.for([
  ['recaptcha', 'https://www.google.com/recaptcha/api.js', 'grecaptcha'],
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js', 'turnstile'],
  ['hcaptcha', 'https://js.hcaptcha.com/1/api.js', 'hcaptcha'],
] as const)('[MKT-013] the script of %s comes from its third party', async ([provider, src, global]) => {
  vi.stubGlobal(global, { render: vi.fn(), execute: vi.fn() });
  load = (script) => script.onload?.(new Event('load'));
  // The three are kept once they came; a version of its own asks again.
  await openOutsideCaptcha({ provider, key: key(), version: provider === 'recaptcha' ? '3' : '2' });

  expect(scripts.map((script) => script.src).every((one) => one.startsWith(src))).toBe(true);
  expect(scripts.length).toBeLessThanOrEqual(1);
});
