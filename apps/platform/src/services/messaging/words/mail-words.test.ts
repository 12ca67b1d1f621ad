import { listMailWords, previewMail, saveMailWords, tryMail } from '@izlog/contract/settings/mail-words';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { login } from '@izlog/contract/user/login';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { deliverMail } from '../deliver-mail.ts';
import { mailTemplates, textOf } from '../templates.ts';
import { builtInWords, exampleOf, namesIn } from './built-in-words.ts';

const as = { as: { staff: ['settings.edit'] } } as const;
const mail = 'orderStates.sent';

/** The texts of the mails that wait for somebody, as they go out. */
async function delivered(platform: TestPlatform, email: string): Promise<string[]> {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from mails where recipient = ${email} order by created_at`,
  );
  const texts: string[] = [];
  const carrier = {
    send: async ({ text }: { text?: unknown }) => void texts.push(String(text)),
    isRefusedForGood: () => false,
  };
  for (const { id } of rows) await deliverMail(platform.kernel, carrier, id);
  return texts;
}

test('every name that the words of a mail may have is filled, in each field of each mail', () => {
  for (const language of programLanguageCodes) {
    for (const [name, builtIn] of builtInWords(language)) {
      const { template, data } = exampleOf(name);
      const words = namesIn(name).map((one) => `{${one}}`);
      const own = Object.fromEntries(Object.keys(builtIn).map((field) => [field, words.join(' ')]));
      const said = textOf(template, data, 'Obrt Vrelo', language, { [name]: own });

      expect(mailTemplates, name).toContain(template);
      expect(JSON.stringify(said), `${name} ${language}`).toContain('Obrt Vrelo');
      expect(JSON.stringify(said), `${name} ${language}`).not.toMatch(/\{\w+\}/);
    }
  }
});

test('[OFFICE-15] a shop says in its own words what a mail says, in one language, and only that shop', async ({
  platform,
}) => {
  const { email, password } = await buildStaff(platform, { role: 'owner' });
  const { tokens } = await platform.call(login, { username: email, password });
  const owner = { headers: { accessToken: tokens.accessToken } };
  const texts = { title: ' Torba je krenula ', text: 'Vaša narudžba {number} putuje. Hvala, {shop}!' };

  const saved = await platform.call(saveMailWords, { mail, language: 'hr', texts, was: {} }, owner);
  expect(saved.own).toEqual({ ...texts, title: 'Torba je krenula' });
  expect(saved.names).toEqual(['shop', 'number']);
  await platform.call(tryMail, { mail, language: 'hr' }, owner);
  await platform.call(tryMail, { mail, language: 'en' }, owner);
  expect(await delivered(platform, email)).toEqual([
    expect.stringContaining('Vaša narudžba 2026-000123 putuje. Hvala, Prva trgovina!'),
    expect.stringContaining('Your order is on its way'),
  ]);
  const elsewhere = await platform.call(listMailWords, { language: 'hr' }, { ...as, site: 2 });
  expect(elsewhere.mails.filter(({ own }) => Object.keys(own).length > 0)).toEqual([]);

  const same = { ...saved.builtIn, text: ' ' };
  const back = await platform.call(
    saveMailWords,
    { mail, language: 'hr', texts: same, was: saved.own },
    owner,
  );
  expect(back.own).toEqual({});
});

test('[OFFICE-07] words of a mail that somebody else has changed, or that it cannot say, are refused by their field', async ({
  platform,
}) => {
  const save = (texts: Record<string, string>, was?: Record<string, string>) =>
    platform.refusal(saveMailWords, { mail, language: 'de', texts, ...(was && { was }) }, as);
  const fault = (path: string, kind: string) => ({ status: 400, payload: { fields: [{ path, kind }] } });

  expect(await save({ text: 'Hallo {orderNumber}' })).toMatchObject(fault('texts.text', 'unknownName'));
  for (const [text, line] of [
    ['Guten Tag\nHallo {{', 2],
    ['Hallo }}', 1],
    ['Hallo {{number}}', 1],
    ['{number}\n\n{ number }', 3],
  ] as const)
    expect(await save({ text }), text).toMatchObject({
      payload: { fields: [{ path: 'texts.text', kind: 'brace', values: { line } }] },
    });
  expect(await save({ text: 'Hallo\n{orderNumber}' })).toMatchObject({
    payload: { fields: [{ kind: 'unknownName', values: { line: 2 } }] },
  });
  expect(await save({ subject: 'x' })).toMatchObject(fault('texts.subject', 'unknown'));
  expect(await save({ text: 'a\0b' })).toMatchObject(fault('texts.text', 'sign'));
  await platform.call(saveMailWords, { mail, language: 'de', texts: { text: 'Unterwegs.' } }, as);
  expect(await save({ text: 'Später.' }, {})).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
  const none = { mail: 'roles', language: 'de', texts: {} } as const;
  expect(await platform.refusal(saveMailWords, none, as)).toMatchObject({ status: 404 });
});

test('words of a mail are seen before they are saved, and no markup of theirs is run', async ({
  platform,
}) => {
  const texts = { text: '<script>alert(1)</script> {number}' };

  const { html, subject } = await platform.call(previewMail, { mail, language: 'hr', texts }, as);

  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 2026-000123');
  expect(subject).toBe('Narudžba je poslana: 2026-000123 – Prva trgovina');
});
