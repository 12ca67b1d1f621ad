import { type OwnOption, ownOptions } from '@izlog/contract/cms/option-keys';
import { optionGroups } from '@izlog/contract/cms/option-kind';
import de from '@izlog/contract/texts/de/staff.json';
import en from '@izlog/contract/texts/en/staff.json';
import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { labelOf, stem } from '#site/admin/rooms/settings/door/option-words.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const nothing = { value: null, isSet: false, media: null };
const kept: Readonly<Record<string, object>> = {
  CompanyName: { value: 'Obrt Vrelo', isSet: true },
  CaptchaSecret: { isSet: true },
};
const answers: Answers = {
  'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['settings.edit'] }),
  'GET /api/v1/settings/option/filter': () => ({
    records: Object.keys(ownOptions).map((key) => ({ key, ...nothing, ...kept[key] })),
  }),
  'GET /api/v1/settings/option/history': () => ({
    acts: [
      {
        at: '2026-11-20T08:00:00.000Z',
        by: 'Ana Anić',
        before: { CompanyName: 'Vrelo' },
        after: { CompanyName: 'Obrt Vrelo' },
      },
    ],
  }),
  'PATCH /api/v1/cms/option/update': () => ({ records: [] }),
};
const updates = (site: Awaited<ReturnType<typeof startSite>>) =>
  site.calls.filter(({ path }) => path.endsWith('/option/update')).map(({ body }) => body);

test('[ADMIN-001, CMS-027] every setting has its words in each language, and its place on one screen', () => {
  for (const words of [hr, en, de] as Array<Record<string, string>>) {
    for (const group of optionGroups) expect(words[`settings.${group}Lead`], group).toBeTruthy();
    for (const key of Object.keys(ownOptions) as OwnOption[]) {
      const { is, group } = ownOptions[key];
      expect(optionGroups).toContain(group);
      expect(
        labelOf((name) => words[name] ?? '', key),
        key,
      ).toBeTruthy();
      if (is.kind !== 'choice' || key === 'CaptchaVersion') continue;
      for (const one of is.of) expect(words[`option.${stem(key)}.${one}`], `${key} ${one}`).toBeTruthy();
    }
  }
});

test('[CMS-026, OFFICE-15] a screen shows what is set and who set it, sends only what was changed, and says what is wrong beside its field', async () => {
  let refuses = false;
  const fields = [{ path: 'CompanyOib', kind: 'oib', message: 'x' }];
  const site = await startSite({
    answers: {
      ...answers,
      'PATCH /api/v1/cms/option/update': () => {
        if (refuses) throw refused(400, 'VALIDATION_FAILED', 'x', { fields });
        return { records: [] };
      },
    },
  });
  const { document } = await site.visit('/admin/postavke/tvrtka', { headers: { cookie } });
  const values = (document: Document) =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main form input[name]')].map((one) => [
        one.name,
        one.value,
      ]),
    );
  const typed = { ...values(document), CompanyOib: '12345678901' };
  expect(document.querySelector('.admin__changes')?.textContent).toBe(
    `${hr['option.CompanyName']}: Vrelo → Obrt Vrelo`,
  );

  const saved = await site.visit('/admin/postavke/tvrtka', sentForm(typed, cookie));
  refuses = true;
  const wrong = await site.visit('/admin/postavke/tvrtka', sentForm(typed, cookie));
  const nameless = await site.visit(
    '/admin/postavke/tvrtka',
    sentForm({ ...typed, CompanyName: ' ' }, cookie),
  );

  expect(Object.keys(faultsIn(nameless.document))).toEqual(['CompanyName']);
  expect(saved.location).toBe('/admin/postavke/tvrtka');
  expect(updates(site)[0]).toEqual({ options: { CompanyOib: '12345678901' }, was: { CompanyOib: null } });
  expect(faultsIn(wrong.document)).toEqual({ CompanyOib: hr['settings.wrong.oib'] });
  expect(values(wrong.document)).toMatchObject({ CompanyName: 'Obrt Vrelo', CompanyOib: '12345678901' });
  expect(await axeFindings(wrong.document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('[CMS-027] a key of another service is never in the page, and an empty field leaves it', async () => {
  const site = await startSite({ answers });
  const path = '/admin/postavke/zastita';
  const { document } = await site.visit(path, { headers: { cookie } });

  await site.visit(path, sentForm({ form: 'settings', 'was.CaptchaSecret': '', CaptchaSecret: '' }, cookie));
  await site.visit(
    path,
    sentForm(
      { form: 'settings', 'was.CaptchaSecret': '', CaptchaSecret: '', 'clear.CaptchaSecret': 'true' },
      cookie,
    ),
  );

  expect(document.querySelector<HTMLInputElement>('[name="CaptchaSecret"]')?.value).toBe('');
  expect(document.body.textContent).toContain(hr['settings.isSet']);
  expect(updates(site)).toEqual([{ options: { CaptchaSecret: null }, was: {} }]);
});

test('[SHELL-042] HTML of one’s own is shown to nobody without the right; other addresses are not found', async () => {
  const site = await startSite({ answers });

  const custom = await site.visit('/admin/postavke/vlastiti-html', { headers: { cookie } });
  const unknown = await site.visit('/admin/postavke/toga-nema', { headers: { cookie } });
  const list = await site.visit('/admin/postavke', { headers: { cookie } });

  expect(custom.document.querySelector('main textarea')).toBeNull();
  expect(unknown.status).toBe(404);
  expect(list.document.querySelectorAll('main .settings a')).toHaveLength(24);
});

const certificateOf = (host: 'test' | 'live') => ({
  host,
  oib: '12345678903',
  name: 'FISKAL 1',
  issuer: 'Fina RDC 2020',
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil: '2026-12-01T00:00:00.000Z',
  endsSoon: true,
});
const invoicing = {
  isOffered: true,
  law: 'test',
  next: '125/WEB1/1',
  needs: [
    { name: 'company', isThere: true },
    { name: 'premises', isThere: true },
    { name: 'operator', isThere: true },
    { name: 'certificate', isThere: false },
    { name: 'trial', isThere: false },
  ],
  waiting: 0,
  oldest: null,
  last: null,
  trial: null,
  certificateUntil: null,
};
const invoicesPath = '/admin/postavke/racuni';

test('[DOC-01] [FISC-06] the screen of invoices leads through its steps, says what the next one is called and what is missing; a refusal stands at its field', async () => {
  const site = await startSite({
    answers: {
      ...answers,
      'GET /api/v2/ecommerce/invoicing/certificates': () => [certificateOf('test')],
      'PUT /api/v2/ecommerce/invoicing/saveCertificate': () => {
        const fields = [{ path: 'password', kind: 'wrongPassword', message: 'x' }];
        throw refused(400, 'VALIDATION_FAILED', 'x', { fields });
      },
      'GET /api/v2/ecommerce/invoicing/state': () => ({
        ...invoicing,
        trial: {
          ...{ host: 'test', sentAt: '2026-11-29T10:00:00.000Z', hasPassed: false, number: '7/WEB1/1' },
          ...{ zki: null, jir: null, reason: 's005', error: 'OIB iz poruke nije jednak.', tookMs: 400 },
        },
      }),
      'PATCH /api/v1/cms/option/update': () => {
        const fields = ['liveCertificate', 'liveTrial'].map((kind) => ({
          path: 'CroatianInvoices',
          kind,
          message: 'x',
        }));
        throw refused(400, 'VALIDATION_FAILED', 'x', {
          fields: [...fields, { ...fields[0], path: 'InvoicePremises', kind: 'premises' }],
        });
      },
    },
  });

  const { document } = await site.visit(invoicesPath, { headers: { cookie } });
  const refusedForm = await site.visit(
    invoicesPath,
    sentForm({ form: 'goLive', 'was.CroatianInvoices': 'test', CroatianInvoices: 'live' }, cookie),
  );

  expect([...document.querySelectorAll('main .group h2')].map((title) => title.textContent)).toEqual([
    'Tko izdaje račune',
    '1Prodavatelj',
    '2Prostor i uređaj',
    '3Oznaka operatera',
    '4Certifikat za fiskalizaciju',
    '5Probna poruka',
    '6Prijeđi na stvarno',
    'Do stvarnoga rada',
    'Kako će pisati na računu',
  ]);
  const certificate = document.querySelector('[aria-labelledby="h-certifikat"]')?.textContent;
  expect(certificate).toContain('FISKAL 1, OIB 12345678903');
  expect(certificate).toContain('Certifikat istječe');
  expect(certificate).toContain(hr['fiscal.onlyTest']);
  const trial = document.querySelector('[aria-labelledby="h-proba"]')?.textContent;
  expect(trial).toContain('Porezna uprava odbila je probu (s005)');
  expect(trial).toContain('OIB iz poruke nije jednak.');
  const put = new FormData();
  put.set('form', 'certificate');
  put.set('certificateFile', new File(['a file'], 'fiskal.p12'));
  put.set('certificatePassword', 'Lozinka 1');
  const wrong = await site.visit(invoicesPath, { ...sentForm({}, cookie), body: put });
  expect(wrong.document.body.textContent).toContain('Lozinka ne otvara tu datoteku.');
  expect(wrong.document.documentElement.outerHTML).not.toContain('Lozinka 1');
  const none = await site.visit(
    invoicesPath,
    sentForm({ form: 'certificate', certificatePassword: 'x' }, cookie),
  );
  expect(none.document.querySelector('[name="certificateFile"]')?.getAttribute('aria-invalid')).toBe('true');

  expect(document.querySelector('[aria-labelledby="h-prostor"] output')?.textContent).toBe('125/WEB1/1');
  expect(
    [...document.querySelectorAll('[aria-labelledby="h-potrebno"] li')].map((item) => item.textContent),
  ).toEqual([
    'OIB tvrtke: upisano',
    'Oznake prostora i uređaja: upisano',
    'Operater: upisano',
    'Certifikat: nedostaje',
    'Proba: nedostaje',
  ]);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
  const live = refusedForm.document.querySelector('[aria-labelledby="h-stvarno"]')?.textContent;
  for (const kind of ['liveCertificate', 'liveTrial', 'premises'] as const)
    expect(live).toContain(hr[`settings.wrong.${kind}`]);
});

test('[FISC-03] [FISC-06] where the tax host is silent the screen of a live shop says that it sells on, until when, and that nobody must do anything', async () => {
  const site = await startSite({
    answers: {
      ...answers,
      'GET /api/v2/ecommerce/invoicing/certificates': () => [certificateOf('live')],
      'GET /api/v2/ecommerce/invoicing/state': () => ({
        ...invoicing,
        law: 'live',
        waiting: 14,
        oldest: {
          number: '214/WEB1/1',
          issuedAt: '2026-11-30T08:43:00.000Z',
          until: '2026-12-02T23:00:00.000Z',
          nextAt: '2026-11-30T10:24:00.000Z',
          error: 'connect ECONNREFUSED',
        },
        certificateUntil: '2031-12-01T00:00:00.000Z',
      }),
    },
  });

  const { document } = await site.visit(invoicesPath, { headers: { cookie } });

  const main = document.querySelector('main');
  expect(main?.textContent).toContain('Trgovina prodaje dalje.');
  const tally = [...document.querySelectorAll('.tally > div')].map((one) =>
    [...one.children].map((part) => part.textContent),
  );
  expect(tally.slice(0, 3)).toEqual([
    ['Čeka JIR', '14', '214/WEB1/1, 30. 11. 2026. 09:43'],
    ['Rok za najstariji', '2. 12. 2026.', 'u 24.00'],
    ['Što trebate učiniti', 'Ništa', 'Sljedeći pokušaj: 30. 11. 2026. 11:24'],
  ]);
  expect(document.querySelector('[aria-labelledby="h-stvarno"]')).toBeNull();
  expect(await axeFindings(main as Element)).toEqual([]);
});
