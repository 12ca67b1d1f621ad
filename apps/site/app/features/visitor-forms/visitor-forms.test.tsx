import { refusals } from '@izlog/contract/refusals';
import { expect, test } from 'vitest';
import { refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

const own = { 'sec-fetch-site': 'same-origin' };
const challenge = { 'POST /api/v1/settings/captcha/challenge': () => ({ key: '1.abc.salt.seal' }) };

/** Sends a form as a browser without scripts would. */
async function send(
  path: string,
  fields: Record<string, string>,
  answers: Parameters<typeof startSite>[0] = {},
) {
  const site = await startSite(answers);
  const page = await site.visit(path, { method: 'POST', headers: own, body: new URLSearchParams(fields) });
  return { ...page, calls: site.calls };
}

function refuse(name: keyof typeof refusals): never {
  const { status, code, message } = refusals[name];
  throw refused(status, code, message);
}

const captcha = { captchaKey: 'k', captchaResponse: 'r' };
const contact = { name: 'Ana Anić', email: 'ana@primjer.hr', message: 'Dobar dan', consents: 'PRIVATNOST' };

test('[MKT-003, GDPR-006, GDPR-014] the newsletter form asks for an e-mail and the consents assigned to it, required ones with a star', async () => {
  const { document } = await (await startSite()).visit('/_/send/newsletter');

  const form = document.querySelector('form[action="/_/send/newsletter"]');
  expect(form?.querySelector('input[type=email][name=email]')).not.toBeNull();
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[name=consents]') ?? [])];
  expect(boxes.map((box) => [box.value, box.required])).toEqual([
    ['PRIVATNOST', true],
    ['NOVOSTI', false],
  ]);
  expect(form?.querySelectorAll('.star')).toHaveLength(1);
  expect(form?.querySelector('a[href="/politika-privatnosti"]')).not.toBeNull();
});

test('[GDPR-009] when the consents cannot be loaded the form says so', async () => {
  const { document } = await (
    await startSite({ answers: { 'GET /api/v1/cms/consent/filter': () => refuse('overloaded') } })
  ).visit('/_/send/newsletter');

  expect(document.body.textContent).toContain('Privole nije moguće dohvatiti.');
});

test('[MKT-003, ERR-012, ERR-013] without scripts an e-mail that is none is told beside its field and kept', async () => {
  const { status, document, calls } = await send('/_/send/newsletter', { form: 'newsletter', email: 'nije' });

  expect(status).toBe(400);
  const field = document.querySelector<HTMLInputElement>('input[name=email]');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(field?.getAttribute('value')).toBe('nije');
  const error = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toContain('Unesite uzorak adrese');
  expect(calls.some(({ path }) => path.endsWith('subscribe'))).toBe(false);
});

test('[GDPR-007] without a required consent nothing is sent, and the page says that it is needed', async () => {
  const { status, document, calls } = await send('/_/send/contact', {
    ...contact,
    form: 'contact',
    consents: 'NOVOSTI',
    ...captcha,
  });

  expect(status).toBe(400);
  expect(document.body.textContent).toContain('Potrebno je prihvatiti sve obavezne privole.');
  expect(calls.some(({ path }) => path.endsWith('contactAdmin'))).toBe(false);
});

test('[GDPR-007, MKT-014] with it the form goes to the platform with its consents and the captcha as key and response', async () => {
  const { status, document, calls } = await send(
    '/_/send/newsletter',
    { form: 'newsletter', email: 'ana@primjer.hr', consents: 'PRIVATNOST', ...captcha },
    { answers: { 'POST /api/v1/marketing/newsletter/subscribe': () => ({}) } },
  );

  expect(status).toBe(200);
  expect(calls.find(({ path }) => path.endsWith('subscribe'))?.body).toEqual({
    email: 'ana@primjer.hr',
    consents: ['PRIVATNOST'],
    recaptcha: { key: 'k', response: 'r' },
  });
  expect(document.querySelector('[role=status]')?.textContent).toContain('Poslali smo vam poruku');
});

test('[MKT-002] an address that is subscribed already is told beside its field', async () => {
  const { status, document } = await send(
    '/_/send/newsletter',
    { form: 'newsletter', email: 'ana@primjer.hr', consents: 'PRIVATNOST', ...captcha },
    {
      answers: {
        'POST /api/v1/marketing/newsletter/subscribe': () => refuse('alreadySubscribedToNewsletter'),
      },
    },
  );

  expect(status).toBe(409);
  expect(document.querySelector('.field .error')?.textContent).toContain(
    'Već ste pretplaćeni na newsletter.',
  );
});

test('[MKT-006] the contact form sends name, e-mail and message and says thanks', async () => {
  const { document, calls } = await send(
    '/_/send/contact',
    { form: 'contact', ...contact, ...captcha },
    { answers: { 'POST /api/v1/cms/contact/contactAdmin': () => ({}) } },
  );

  expect(calls.find(({ path }) => path.endsWith('contactAdmin'))?.body).toMatchObject({
    name: 'Ana Anić',
    email: 'ana@primjer.hr',
    message: 'Dobar dan',
    consents: ['PRIVATNOST'],
  });
  expect(document.querySelector('[role=status]')?.textContent).toContain('Poruka je poslana');
});

test('[MKT-007] without scripts the captcha is a challenge to wait for; everything typed is kept', async () => {
  const { status, document, calls } = await send(
    '/_/send/contact',
    { form: 'contact', ...contact },
    { answers: { 'POST /api/v1/cms/contact/contactAdmin': () => refuse('recaptchaMissing'), ...challenge } },
  );

  expect(status).toBe(400);
  expect(calls.find(({ path }) => path.endsWith('contactAdmin'))?.body).not.toHaveProperty('recaptcha');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('pričekajte pet sekundi');
  const value = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute('value');
  expect([value('captchaKey'), value('captchaResponse')]).toEqual(['1.abc.salt.seal', 'waited']);
  expect(value('name')).toBe('Ana Anić');
  expect(document.querySelector('textarea')?.textContent).toBe('Dobar dan');
});

test('[PRODUCT-041] the notice form sends the product it is about; an address without one is the 404 page', async () => {
  const { document, calls } = await send(
    '/_/send/availability?product=7',
    { form: 'availability', product: '7', email: 'ana@primjer.hr', consents: 'PRIVATNOST', ...captcha },
    { answers: { 'POST /api/v1/marketing/availability/subscribe': () => ({}) } },
  );

  expect(calls.find(({ path }) => path.endsWith('availability/subscribe'))?.body).toMatchObject({
    product: 7,
  });
  expect(document.querySelector('[role=status]')?.textContent).toContain('Javit ćemo vam');
  expect((await (await startSite()).visit('/_/send/availability')).status).toBe(404);
  expect((await (await startSite()).visit('/_/send/nema')).status).toBe(404);
});

test('opening the link of a newsletter mail changes nothing, its button does', async () => {
  const answers = { 'POST /api/v1/marketing/newsletter/confirm': () => ({ email: 'ana@primjer.hr' }) };
  const site = await startSite({ answers });
  const opened = await site.visit('/en/_/newsletter/confirm?token=abc');

  expect(opened.document.querySelector('h1')?.textContent).toBe('Confirm your subscription');
  expect(site.calls.some(({ path }) => path.endsWith('confirm'))).toBe(false);

  const { document } = await send(
    '/_/newsletter/confirm?token=abc',
    { form: 'confirm', token: 'abc' },
    { answers },
  );
  expect(document.body.textContent).toContain('Pretplata je potvrđena');
});

test('a spent or wrong link of a newsletter mail is told', async () => {
  const { status, document } = await send(
    '/_/newsletter/unsubscribe?token=abc',
    { form: 'unsubscribe', token: 'abc' },
    { answers: { 'POST /api/v1/marketing/newsletter/unsubscribe/abc': () => refuse('tokenInvalid') } },
  );

  expect(status).toBe(400);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('više ne vrijedi');
});

test('a form from another site is not taken', async () => {
  const site = await startSite();
  const { status } = await site.visit('/_/send/contact', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ form: 'contact', ...contact }),
  });

  expect(status).toBe(403);
});

const contentForm = {
  id: 3,
  title: 'Upit za ponudu',
  type: 'contactForm',
  submit: 'Zatraži ponudu',
  thanks: '',
  requireEmailConfirm: true,
  requireRecaptcha: true,
  validateConsents: false,
  fields: [
    { name: 'tvrtka', label: 'Tvrtka', kind: 'text', required: true, maxLength: 10 },
    { name: 'email', label: 'E-pošta', kind: 'email', required: true },
    { name: 'opis', label: 'Opis', kind: 'textarea', required: false },
    {
      name: 'vrsta',
      label: 'Vrsta',
      kind: 'select',
      required: false,
      options: [{ value: 'a', label: 'Studija' }],
    },
    { name: 'hitno', label: 'Hitno', kind: 'checkbox', required: false },
  ],
};
const withForm = { 'GET /api/v1/cms/form/get/3': () => contentForm };

test('[CMS-047, GDPR-008] a form that staff made shows its fields, and no consents where it does not check them', async () => {
  const { document } = await (await startSite({ answers: withForm })).visit('/_/form/3');

  const form = document.querySelector('form[action="/_/form/3"]');
  const names = [...(form?.querySelectorAll('input:not([type=hidden]), textarea, select') ?? [])];
  expect(names.map((one) => one.getAttribute('name'))).toEqual(['tvrtka', 'email', 'opis', 'vrsta', 'hitno']);
  expect(form?.querySelector('button[type=submit]')?.textContent).toBe('Zatraži ponudu');
  expect((await (await startSite()).visit('/_/form/4')).status).toBe(404);
});

test('[CMS-047] what is wrong stands beside its field, what was filled in goes on as the form asks for it', async () => {
  const wrong = await send(
    '/_/form/3',
    { form: 'form-3', tvrtka: 'Predugo ime', email: 'ana@primjer.hr' },
    { answers: withForm },
  );
  expect(wrong.document.querySelector('[name=tvrtka]')?.getAttribute('aria-invalid')).toBe('true');
  expect(wrong.document.querySelector('[name=email]')?.getAttribute('value')).toBe('ana@primjer.hr');

  const right = await send(
    '/_/form/3',
    {
      form: 'form-3',
      tvrtka: 'Pekara',
      email: 'ana@primjer.hr',
      opis: '',
      vrsta: 'a',
      hitno: 'true',
      ...captcha,
    },
    { answers: { ...withForm, 'POST /api/v1/cms/form/storeData': () => ({ id: 1 }) } },
  );
  expect(right.calls.find(({ path }) => path.endsWith('storeData'))?.body).toEqual({
    id: 3,
    data: { tvrtka: 'Pekara', email: 'ana@primjer.hr', vrsta: 'a', hitno: true },
    consents: [],
    recaptcha: { key: 'k', response: 'r' },
  });
  expect(right.document.querySelector('[role=status]')?.textContent).toContain('Poslali smo vam poruku.');
});

test('a consent that was ticked is still ticked on the page that comes back', async () => {
  const { document } = await send('/_/send/contact', { form: 'contact', ...contact, message: '' });

  const ticked = [...document.querySelectorAll('input[name=consents]')].map((box) =>
    box.hasAttribute('checked'),
  );
  expect(ticked).toEqual([true, false]);
});
