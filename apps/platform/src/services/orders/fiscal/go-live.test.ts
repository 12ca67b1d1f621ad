import { optionUpdate } from '@izlog/contract/cms/option-update';
import { saveFiscalCertificate, tryFiscalHost } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { getInvoicingState } from '@izlog/contract/ecommerce/duties/invoicing-state';
import { getSetup } from '@izlog/contract/settings/setup';
import { listTodo } from '@izlog/contract/settings/todo';
import { type StandInProgram, startStandInProgram } from 'fiskalizacija/stand-in';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { startPlatform, type TestPlatform } from '#test/kit.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { fiscalCertificates } from './certificate.tables.ts';
import { findEndingCertificate } from './certificate-end.ts';
import { fiscalTrials } from './fiscal.tables.ts';

const staff = { as: 'staff' } as const;
const oib = '12345678903';
const day = 24 * 60 * 60 * 1000;

let tax: StandInProgram;
let platform: TestPlatform;
let stop: () => Promise<void>;

beforeAll(async () => {
  tax = await startStandInProgram();
  ({ platform, stop } = await startPlatform({ TRUST_PROXY: '1', FISCAL_STAND_IN: tax.url }));
});
afterAll(async () => {
  await stop();
  await tax.stop();
});
beforeEach(async () => {
  for (const host of Object.values(tax.hosts)) host.behave('answer');
  await setOptions(platform, {
    InvoicesBy: 'izlog',
    CroatianInvoices: 'off',
    CompanyOib: oib,
    InvoicePremises: 'WEB1',
    InvoiceDevice: '1',
    VatPayer: 'true',
  });
  const { db } = await platform.ctx();
  await db.delete(fiscalCertificates);
  await db.delete(fiscalTrials);
});

/** Puts in the certificate of a company, as its owner does with the file of a provider. */
async function putCertificate(host: 'test' | 'live', whose = oib, validUntil?: Date) {
  const issued = await tax.hosts[host].issue({ commonName: 'FISKAL 1', oib: whose }, { validUntil });
  const file = Buffer.from(issued.p12('lozinka')).toString('base64');
  return platform.call(saveFiscalCertificate, { file, password: 'lozinka' }, staff);
}

const tryHost = (host: 'test' | 'live') => platform.call(tryFiscalHost, { host }, staff);
const needs = async () =>
  Object.fromEntries(
    (await platform.call(getInvoicingState, {}, staff)).needs.map(({ name, isThere }) => [name, isThere]),
  );
const goLive = { options: { CroatianInvoices: 'live' } };
const faults = async () => {
  const { payload } = await platform.refusal(optionUpdate, goLive, staff);
  return (payload as { fields: { kind: string }[] }).fields.map(({ kind }) => kind);
};

test('[FISC-06] an owner tries the test host by an invoice that is none, and goes live with the certificate for real ones alone', async () => {
  await expect(tryHost('test')).resolves.toMatchObject({ hasPassed: false, reason: 'noCertificate' });
  await expect(putCertificate('test')).resolves.toMatchObject([{ host: 'test', oib }]);

  const passed = await tryHost('test');

  expect(passed).toMatchObject({ hasPassed: true, isThere: true, reason: null, error: null });
  expect(passed.number).toMatch(/^\d+\/WEB1\/1$/);
  const [booked] = tax.hosts.test.invoices().slice(-1);
  expect(booked).toMatchObject({ jir: passed.jir, findings: [], invoice: { total: 100, zki: passed.zki } });
  const state = await platform.call(getInvoicingState, {}, staff);
  expect(state).toMatchObject({ trial: { jir: passed.jir }, next: '1/WEB1/1', waiting: 0, last: null });
  const { db } = await platform.ctx();
  expect(await db.select().from(issuedDocuments)).toEqual([]);
  // The certificate of the test host is none for real invoices.
  expect(await faults()).toEqual(['liveCertificate']);
  await putCertificate('live');
  await platform.call(optionUpdate, goLive, staff);
  expect((await platform.call(getInvoicingState, {}, staff)).law).toBe('live');
});

test('[FISC-06] without a certificate for tests the echo of the live host is trial enough; nothing is reported there', async () => {
  await putCertificate('live');
  tax.hosts.live.behave('html');
  await expect(tryHost('live')).resolves.toMatchObject({ hasPassed: false, reason: 'notAnAnswer' });
  expect(await faults()).toEqual(['liveTrial']);

  tax.hosts.live.behave('answer');
  await expect(tryHost('live')).resolves.toMatchObject({ hasPassed: true, number: null, jir: null });

  expect(await needs()).toMatchObject({ certificate: true, trial: true });
  expect(tax.hosts.live.invoices()).toEqual([]);
  // What passed for another company proves nothing.
  await setOptions(platform, { CompanyOib: '00000000001' });
  expect(await needs()).toMatchObject({ trial: false });
});

test('[FISC-02] a trial says what is wrong: premises with a space, another OIB, what the host refuses, a host that is gone', async () => {
  await putCertificate('test');
  await setOptions(platform, { InvoicePremises: 'WEB 1' });
  await expect(tryHost('test')).resolves.toMatchObject({
    reason: 'wrongInvoice',
    error: expect.stringContaining('premises'),
  });
  await setOptions(platform, { InvoicePremises: 'WEB1', VatPayer: 'false' });
  tax.hosts.test.behave(['answer', 'systemError']);
  await expect(tryHost('test')).resolves.toMatchObject({ hasPassed: false, reason: 's006', jir: null });
  await expect(tryHost('test')).resolves.toMatchObject({ hasPassed: true });
  expect(tax.hosts.test.invoices().at(-1)?.invoice).toMatchObject({ inVatSystem: false, vat: [] });

  await setOptions(platform, { CompanyOib: '00000000001' });
  await expect(tryHost('test')).resolves.toMatchObject({ reason: 'otherOib', error: oib });
  await setOptions(platform, { CompanyOib: oib });
  await tax.hosts.test.die();
  await expect(tryHost('test')).resolves.toMatchObject({ reason: 'connection' });
  await tax.hosts.test.revive();
});

test('[FISC-06] the end of the certificate of a shop that is live is announced a month before', async () => {
  const waits = async () =>
    (await platform.call(listTodo, {}, staff)).todo.find(({ name }) => name === 'certificate');
  const until = new Date(Date.now() + 20 * day);
  await putCertificate('live', oib, until);
  expect(await waits()).toBeUndefined();

  await setOptions(platform, { CroatianInvoices: 'live' });

  expect(await waits()).toMatchObject({ count: 1, isUrgent: false });
  const { steps } = await platform.call(getSetup, {}, staff);
  // For the doctor; a shop that is set up is so still.
  expect(steps.find(({ name }) => name === 'invoices')).toMatchObject({
    state: 'done',
    lacks: ['certificate', expect.stringContaining(until.toISOString().slice(0, 10))],
  });
  const ctx = await platform.ctx();
  await expect(
    findEndingCertificate({ ...ctx, now: new Date(until.getTime() - 31 * day) }),
  ).resolves.toBeUndefined();
  await expect(
    findEndingCertificate({ ...ctx, now: new Date(until.getTime() + day) }),
  ).resolves.toBeDefined();
  await putCertificate('live', oib, new Date(Date.now() + 200 * day));
  expect(await waits()).toBeUndefined();
  await (await platform.ctx()).db.delete(fiscalCertificates);
  expect(await waits()).toMatchObject({ isUrgent: true, until: null });
});
