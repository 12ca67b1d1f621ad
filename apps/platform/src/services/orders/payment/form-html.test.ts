import { expect, test } from 'vitest';
import { formHtml } from './form-html.ts';

test('[ORDER-015] a form is posted to a provider, and its names and values are text', () => {
  const html = formHtml({ action: 'https://pay.example/?a=1&b=2', fields: { name: '"Ana" <a>' } }, 'Plati');

  expect(html).toBe(
    '<form method="post" action="https://pay.example/?a=1&amp;b=2" accept-charset="utf-8"><input type="hidden" name="name" value="&quot;Ana&quot; &lt;a&gt;"><button type="submit">Plati</button></form>',
  );
});

test('[ORDER-015] a provider that is opened by a link is led to with its query as fields', () => {
  const html = formHtml({ method: 'get', action: 'https://pay.example/c', fields: { id: '7' } }, 'Plati');

  expect(html).toContain('<form method="get" action="https://pay.example/c"');
  expect(html).toContain('<input type="hidden" name="id" value="7">');
});
