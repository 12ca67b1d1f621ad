import type { RichNode } from '@izlog/contract/cms/content/rich';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import fc from 'fast-check';
import { HtmlValidate, type Report } from 'html-validate';
import { expect, test } from 'vitest';
import { contrast, onColor, onDark, onLight } from './mail-color.ts';
import { mailSamples } from './mail-samples.ts';
import { renderMail } from './render-mail.ts';
import { type MailTemplate, mailTemplates, textOf } from './templates.ts';

const look = {
  name: 'Izlog',
  url: 'https://izlog.example',
  color: '#0A5650',
  logoUrl: null,
  from: { name: 'Izlog', address: 'izlog@izlog.example' },
  imprint: ['Izlog d.o.o., Ilica 1, 10000 Zagreb', 'OIB 12345678903 · Trgovački sud u Zagrebu'],
  email: 'upit@izlog.example',
  phone: '+385 1 000 0000',
};
const rendered = (template: MailTemplate) =>
  programLanguageCodes.map((language) => {
    const text = textOf(template, mailSamples[template], look.name, language);
    return {
      language,
      subject: text.subject,
      preheader: text.preheader,
      ...renderMail(text, look, language),
    };
  });
/** Mail programs want tables, inline styles and old attributes; everything else follows the standard. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'presentation-role-style': 'off',
    'prefer-tbody': 'off',
  },
});
const faultsIn = ({ results }: Report) =>
  results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
const words = (html: string) =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#\d+;|&nbsp;/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 3);

test.each(mailTemplates)(
  'the mail %s says the same in HTML and in text, in every language, and is valid',
  async (template) => {
    const mails = rendered(template);

    for (const { language, subject, preheader, html, text } of mails) {
      const what = `${template} ${language}`;
      expect(`${subject}${preheader}${text}${html}`, what).not.toMatch(/undefined|\[object|\{\w+\}|null/);
      expect(subject.length, what).toBeGreaterThan(5);
      // What a picture of text would hide from a reader of plain text; the helping line of buttons is for HTML alone.
      const said = `${text} ${preheader} ${platformTexts[language].mails.buttonHelp}`;
      expect(
        words(html).filter((word) => !said.includes(word)),
        what,
      ).toEqual([]);
      for (const [, href = ''] of html.matchAll(/href="(https?:[^"]+)"/g))
        expect(text, what).toContain(href.replaceAll('&amp;', '&').replace(/\/$/, ''));
      for (const line of look.imprint) expect(text, what).toContain(line);
      expect(faultsIn(await validator.validateString(html)), what).toEqual([]);
      // Longer ones are cut off by Gmail.
      expect(html.length, what).toBeLessThan(100_000);
    }
    if (template !== 'newsletter')
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(programLanguageCodes.length);
  },
);

test('[CMS-027] whatever colour a shop has, buttons and links of its mails can be read', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (...parts) => {
      const color = `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      expect(contrast(onColor(color), color)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onLight(color), '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onDark(color), '#1A1F1D')).toBeGreaterThanOrEqual(7);
    }),
  );
});

test('the text of an order stands in columns, and values of several lines below their label', () => {
  const [mail] = rendered('orderConfirmation');

  expect(mail?.text).toContain(`2 × Planer ulaganja 2027.${' '.repeat(33)}49,80 €\n`);
  expect(mail?.text).toContain('Primatelj:\n  Izlog d.o.o.\n  Ilica 1\n  10000 Zagreb\n');
});

test('[MKT-001] a text of the editor keeps its links, lists, emphasis and pictures, in HTML and in words', () => {
  const item = (words: string, ...below: RichNode[]): RichNode => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }, ...below],
  });
  const doc: RichNode = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Jesen & zima' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '<Nove>', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'šljive', marks: [{ type: 'link', attrs: { href: '/sljive?a=1&b=2' } }] },
          { type: 'text', text: 'loše', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [item('treće', { type: 'bulletList', content: [item('dublje')] }), item('četvrto')],
      },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rekli su' }] }] },
      { type: 'horizontalRule' },
      { type: 'image', attrs: { media: { id: 7, alt: 'Košara' }, caption: 'U vrtu' } },
      { type: 'image', attrs: { media: { id: 8, alt: 'nestala' } } },
    ],
  };
  const pictures = { 7: { path: '/api/v1/media/file/abc/MediumSize.jpeg', alt: 'iz galerije', width: 560 } };
  const mail = {
    subject: 'Jesen',
    preheader: '',
    blocks: [{ kind: 'rich' as const, doc, pictures }],
    unsubscribeUrl: 'https://izlog.example/odjava',
  };

  const { html, text } = renderMail(mail, look, 'hr');

  expect(html).toContain('Jesen &amp; zima</h3>');
  expect(html).toContain('<strong>&lt;Nove&gt;</strong><br>');
  expect(html).toMatch(
    /<a class="link" href="https:\/\/izlog\.example\/sljive\?a=1&amp;b=2"[^>]*>šljive<\/a>loše<\/p>/,
  );
  expect(html).toMatch(/<ol start="3"[^>]*><li[^>]*>treće<ul[^>]*><li[^>]*>dublje<\/li><\/ul><\/li>/);
  expect(html).toMatch(
    /<img src="https:\/\/izlog\.example\/api[^"]*" alt="Košara" width="560"[^>]*><br>U vrtu/,
  );
  expect(html).not.toMatch(/javascript|nestala/);
  expect(text).toContain('<Nove>\nšljive (https://izlog.example/sljive?a=1&b=2)loše');
  expect(text).toContain('3. treće\n   - dublje\n4. četvrto');
  expect(text).toContain('> Rekli su');
  expect(text).toContain('U vrtu:\nhttps://izlog.example/api/v1/media/file/abc/MediumSize.jpeg');
  return validator.validateString(html).then((report) => expect(faultsIn(report)).toEqual([]));
});
