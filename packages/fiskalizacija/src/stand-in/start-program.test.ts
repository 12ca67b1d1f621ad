import { expect, test } from 'vitest';
import { readCertificate } from '../certificate/read-certificate.ts';
import { createFiscalClient } from '../client/fiscal-client.ts';
import { anInvoice, anOib } from '../testing/samples.ts';
import { zkiOf } from '../zki.ts';
import type { BookedInvoice } from './ledger.ts';
import { type StandInDescription, startStandInProgram } from './start-program.ts';

test('[FISC-02] one program stands in for both hosts, and another process steers it by its door', async () => {
  await using program = await startStandInProgram();
  const tell = async (act: string, body: object = {}) =>
    fetch(`${program.url}/${act}`, { method: 'POST', body: JSON.stringify(body) });
  const { hosts, authorities }: StandInDescription = await (await fetch(program.url)).json();
  const subject = { commonName: 'FISKAL 1', oib: anOib, password: 'lozinka' };
  const p12 = new Uint8Array(await (await tell('issue?host=live', subject)).arrayBuffer());
  const certificate = readCertificate(p12, 'lozinka', { now: new Date(), authorities });
  const client = createFiscalClient({ environment: 'live', certificate, url: hosts.live, authorities });
  const draft = anInvoice({ issuedAt: new Date(), zki: '' });
  const invoice = { ...draft, zki: zkiOf(draft, certificate.privateKey) };

  expect(certificate.environment).toBe('live');
  await tell('behave?host=live', { next: ['html'] });
  await expect(client.reportInvoice(invoice)).resolves.toMatchObject({ reason: 'notAnAnswer' });
  await tell('die?host=live');
  await expect(client.reportInvoice(invoice)).resolves.toMatchObject({ reason: 'connection' });
  await tell('revive?host=live');
  const answer = await client.reportInvoice({ ...invoice, late: true });

  const booked: BookedInvoice[] = await (await fetch(`${program.url}/invoices?host=live`)).json();
  expect(booked).toMatchObject([{ jir: answer.kind === 'confirmed' && answer.jir, invoice: { late: true } }]);
  expect(await (await fetch(`${program.url}/invoices?host=test`)).json()).toEqual([]);
  expect((await tell('behave?host=live', [])).ok).toBe(true);
  expect((await fetch(`${program.url}/nothing`)).status).toBe(404);
});
