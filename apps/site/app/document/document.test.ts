import { hash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  accessibilityCookie,
  applyAccessibility,
} from '#site/features/accessibility/accessibility-settings.ts';
import { applyTheme, themeCookie } from '#site/features/accessibility/door/theme.ts';
import { appendHandoff } from '#site/render/handoff.ts';
import { type AnalyticsIds, analyticsOf, analyticsSources } from './analytics.ts';
import { beforePaint } from './before-paint.ts';
import { contentSecurityPolicy, withoutMark } from './content-security-policy.ts';
import { type CustomHtml, customHtmlOf, sourcesOf, withCustomHtml } from './custom-html.ts';
import { mayReload } from './reload-on-failed-chunk.ts';

function paint(cookie: string): HTMLElement {
  const root = document.createElement('html');
  new Function('document', beforePaint)({ documentElement: root, cookie });
  return root;
}

/** The cookie of a `Set-Cookie`-like text, as document.cookie gives it back. */
const stored = (text: string) => text.split(';')[0] ?? '';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('html');
  root.dataset.scripts = '';
});

test('[A11Y-008] what the panel saved is shown before the first paint', () => {
  const settings = { dyslexiaActive: true, contrastActive: true, fontZoom: 120 };
  applyAccessibility(root, settings);

  expect(paint(`a=1; ${stored(accessibilityCookie(settings))}`).outerHTML).toBe(root.outerHTML);
});

test('[A11Y-010] an unreadable cookie or another zoom shows the defaults', () => {
  for (const value of ['', '{', 'null', '%', '{"fontZoom":200,"dyslexiaActive":true}', '[]', '7']) {
    expect(paint(`accessibility=${value}`).outerHTML, value).toBe(root.outerHTML);
  }
});

test('the theme of the switch is shown before the first paint', () => {
  applyTheme(root, 'contrast');

  expect(paint(stored(themeCookie('contrast'))).outerHTML).toBe(root.outerHTML);
  expect(paint('theme=x"onload=alert(1)').outerHTML).toBe('<html data-scripts=""></html>');
});

test('[GDPR-003] whoever accepted before is not shown the notice again', () => {
  expect(paint('a=1; cookieConsent=accepted').dataset.consent).toBe('accepted');
  expect(paint('cookieConsent=no').dataset.consent).toBeUndefined();
});

test('[ROUTE-059, ROUTE-060] a failed chunk reloads the page at most once in 60 seconds', () => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  };

  expect(mayReload(storage, 1_000_000)).toBe(true);
  expect(mayReload(storage, 1_059_999)).toBe(false);
  expect(mayReload(storage, 1_060_000)).toBe(true);
});

test("the loaders' data cannot end the script it stands in", async () => {
  const stream = new Response('{"name":"</script><script>alert(1)</script>"}').body ?? undefined;

  const html = await appendHandoff('<html><body><p></p></body></html>', stream, 'm');

  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.endsWith('</script></body></html>')).toBe(true);
});

test("the loaders' data arrives in the browser as it was, whatever signs are in it", async () => {
  const data = `{"a":"it's \\"quoted\\" \\\\ <!-- </script> & \u2028\u2029 čš \\n"}\n[1]\r\n`;
  const html = await appendHandoff('<body></body>', new Response(data).body ?? undefined, 'm');
  const script = /<script nonce="m">(.*)<\/script>/s.exec(html)?.[1] ?? '';
  const arrived: string[] = [];
  const streamController = {
    enqueue: (part: string) => arrived.push(part),
    close: () => arrived.push('end'),
  };

  new Function('window', script)({ __reactRouterContext: { streamController } });

  expect(arrived).toEqual([data, 'end']);
  expect(script).not.toContain('<');
});

test('structured data is not counted among the scripts', () => {
  const html = '<script type="application/ld+json" nonce="m">{}</script><script nonce="m">1</script>';

  expect(contentSecurityPolicy(html, 'm').match(/sha256-/g)).toHaveLength(1);
});

test('only scripts of our own may run: one that came in with content is not in the policy', () => {
  const own = '<script nonce="m">1</script>';
  const foreign = ['<script>2</script>', '<script nonce="x">3</script>', '<script nonce>4</script>'];

  const policy = contentSecurityPolicy(own + foreign.join(''), 'm');

  expect(policy).toBe(contentSecurityPolicy(own, 'm'));
  expect(withoutMark(own, 'm')).toBe('<script>1</script>');
});

test('[MKT-013] the hosts of an outside captcha are let in where the shop chose one, and nowhere else', () => {
  expect(contentSecurityPolicy('', 'm')).not.toContain('https://challenges');
  const policy = contentSecurityPolicy('', 'm', undefined, 'turnstile').split('; ');
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com");
  expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com");
  expect(contentSecurityPolicy('', 'm', undefined, 'proofOfWork')).toBe(contentSecurityPolicy('', 'm'));
  expect(contentSecurityPolicy('', 'm', undefined, 'constructor')).toBe(contentSecurityPolicy('', 'm'));
});

test('[SHELL-042] a shop’s own HTML stands at the ends of head and body, and only its own scripts may run', () => {
  const options = {
    CustomHeader: '<meta name="proof" content="1">\r\n<script>let a = 1</script><style>p{}</style>',
    CustomFooter: '<div id="chat"></div><script async src="https://chat.example/a;b.js?x=1"></script>',
  };
  const own = customHtmlOf(options) as CustomHtml;
  const page = '<html><head><title>x</title></head><body><main></main></body></html>';

  const policy = contentSecurityPolicy('', 'm', undefined, undefined, sourcesOf(own)).split('; ');

  expect(withCustomHtml(page, own)).toBe(
    `<html><head><title>x</title>${own.head}</head><body><main></main>${own.body}</body></html>`,
  );
  const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hashOf('let a = 1')} https://chat.example/a%3Bb.js`);
  expect(policy).toContain(`style-src 'self' ${hashOf('p{}')}`);
  expect(policy).toContain("connect-src 'self' https://chat.example");
});

test('[SHELL-042] HTML that would break the page is left out, and no host over http is let in', () => {
  for (const CustomHeader of ['<div></div>', '<script>', '<!-- x', '</head><body>', '<base href="/">'])
    expect(customHtmlOf({ CustomHeader }), CustomHeader).toBeUndefined();
  const body = '<script src="http://a.example/x.js"></script><script src="javascript:1"></script>';
  expect(sourcesOf({ head: '', body })).toEqual({ scripts: [], styles: [], hosts: [] });
});

test('[SHELL-043] the hosts that count visits are let in where the shop entered a code, and nowhere else', () => {
  expect(analyticsOf({ GoogleAnalyticsId: 'G-1; script-src *', FacebookPixelId: '' })).toBeUndefined();
  const ids = analyticsOf({ FacebookPixelId: '123456789012345' }) as AnalyticsIds;
  const policy = contentSecurityPolicy('', 'm', undefined, undefined, analyticsSources(ids));
  expect(policy).toContain("script-src 'self' https://connect.facebook.net;");
  expect(policy).not.toContain('google');
});
