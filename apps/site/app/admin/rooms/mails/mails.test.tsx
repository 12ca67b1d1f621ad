import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { type Answers, type FakeCall, refused } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const address = '/admin/postavke/poruke/orderStates.sent?language=en';
const mail = {
  mail: 'orderStates.sent',
  language: 'en',
  builtIn: { title: 'On its way', text: 'Your order is on its way.' },
  own: { text: 'It left, {number}.' },
  names: ['shop', 'number'],
};

const answers = (own: Answers = {}): Answers => ({
  'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['settings.edit'] }),
  'GET /api/v1/settings/mail/words': () => ({ mails: [mail] }),
  'POST /api/v1/settings/mail/words/save': () => mail,
  'POST /api/v1/settings/mail/words/preview': ({ body }: FakeCall) => ({
    subject: '',
    html: `<p>${(body as typeof mail & { texts: { text: string } }).texts.text}</p>`,
    text: '',
  }),
  ...own,
});

test('[OFFICE-14] the words of a mail are saved as they were read and typed, and what is wrong stands at its field', async () => {
  const site = await startSite({ answers: answers() });
  const { document } = await site.visit(address, { headers: { cookie } });
  const typed = { form: 'mail', 'was.text': 'It left, {number}.', 'texts.text': 'Gone.', 'texts.title': ' ' };
  const saved = await site.visit(address, sentForm(typed, cookie));

  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
  expect(document.querySelector('textarea')?.value).toBe('It left, {number}.');
  expect(document.querySelector('main')?.textContent).toContain('{shop}, {number}');
  expect(saved.location).toBe(address);
  const sent = site.calls.find(({ path }) => path.endsWith('/words/save'));
  expect(sent?.body).toEqual({
    mail: 'orderStates.sent',
    language: 'en',
    texts: { text: 'Gone.' },
    was: { text: 'It left, {number}.' },
  });

  const long = { path: 'texts.title', kind: 'maxLength', message: 'x', values: { most: 300, length: 303 } };
  const fields = [long, { path: 'texts.text', kind: 'unknownName', message: 'x', values: { line: 3 } }];
  const strict = await startSite({
    answers: answers({
      'POST /api/v1/settings/mail/words/save': () => {
        throw refused(400, 'VALIDATION_FAILED', 'x', { fields });
      },
    }),
  });
  const wrong = await strict.visit(address, sentForm({ ...typed, 'texts.text': '{broj}' }, cookie));
  expect(faultsIn(wrong.document)).toEqual({
    'texts.title': 'Predugačko za 3 znaka: stane ih najviše 300.',
    'texts.text': hr['mails.wrong.unknownName'].replace('{line}', '3').replace('{names}', '{shop}, {number}'),
  });
  expect(wrong.document.querySelector('textarea')?.value).toBe('{broj}');
});

test('the example of a mail is a page of its own, on which nothing runs', async () => {
  const site = await startSite({ answers: answers() });

  const { response } = await site.visit(
    '/_/mail-preview/orderStates.sent?language=en&texts.text=Typed&texts.title=',
    { headers: { cookie } },
  );

  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(await response.clone().text()).toBe('<p>Typed</p>');
});

test('[OFFICE-14] the list of mails names each without the braces of what is put into it', async () => {
  const provider = {
    ...mail,
    mail: 'loginMethodAdded',
    builtIn: { title: 'New login: {provider}' },
    own: {},
  };
  const site = await startSite({
    answers: answers({ 'GET /api/v1/settings/mail/words': () => ({ mails: [provider] }) }),
  });
  const { document } = await site.visit('/admin/postavke/poruke', { headers: { cookie } });

  expect(document.querySelector('main .ledger')?.textContent).toBe('New login: …');
});
