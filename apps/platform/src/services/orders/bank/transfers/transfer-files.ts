import type {
  getTransferFile,
  handOverTransferFile,
  listOwedRefunds,
  makeTransferFile,
  TransferFileRow,
} from '@izlog/contract/ecommerce/bank/bank-refunds';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { type TransferFile as BankFile, TransferRefused, writePain001 } from 'bank-files';
import type { FastifyReply } from 'fastify';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { documentWords } from '../../documents/document-words.ts';
import { readSeller } from '../../placing/seller.ts';
import { namesOf } from '../../staff/staff-orders.queries.ts';
import { handOver } from '../../state/hand-over-refund.ts';
import {
  findFile,
  insertFile,
  insertTransfers,
  listFiles,
  listOwed,
  listTransfers,
  nextNumbers,
  type OwedRefund,
  type Transfer,
  type TransferFile,
  takeBackTransfers,
  updateFile,
} from './transfer.queries.ts';

/** Files that are shown beside what is owed. */
const shownFiles = 50;

/** What is owed by transfer, and the files that were made. */
export async function readOwed(ctx: Ctx): Promise<EndpointReturn<typeof listOwedRefunds>> {
  const owed = await listOwed(ctx);
  return {
    owed: owed.map(({ refundId, slug, amount, since, buyer, paidBy, iban }) => ({
      ...{ refundId, slug, amount: toDecimal(amount), since: since?.toISOString() ?? null },
      ...{ name: paidBy || buyer, iban: iban ?? '' },
    })),
    files: await presentFiles(ctx, await listFiles(ctx, shownFiles)),
    account: (await readSeller(ctx)).iban,
  };
}

/** Makes a file of refunds; see the endpoint. */
export async function makeFile(
  outer: Ctx,
  { payOn, version, transfers: asked }: EndpointParsed<typeof makeTransferFile>,
): Promise<TransferFileRow> {
  const made = await inTransaction(outer, async (ctx) => {
    const seller = await readSeller(ctx);
    if (payOn < dayOf(ctx.now)) throw wrong('payOn', 'past', 'The day is over.');
    const ids = asked.map(({ refundId }) => refundId);
    const owed = new Map((await listOwed(ctx, ids)).map((one) => [one.refundId, one]));
    if (new Set(ids).size !== ids.length || owed.size !== ids.length) throw new Refusal('recordChanged');
    const file = await insertFile(ctx, {
      ...{ version, payOn, state: 'made', userId: userIdOf(ctx.caller) ?? null },
      ...{
        dialect: seller.iban.startsWith('HR') ? 'hr' : 'iso',
        payerName: seller.name,
        payerIban: seller.iban,
      },
    });
    const numbers = await nextNumbers(ctx, asked.length);
    const rows = asked.flatMap(({ refundId, name, iban }, place) => {
      const one = owed.get(refundId);
      const bare = iban.replaceAll(/\s/g, '').toUpperCase();
      return one ? [{ ...transferOf(one, numbers[place] ?? 0), fileId: file.id, name, iban: bare }] : [];
    });
    mustBeWritable(file, rows);
    // A colleague has just made a file with one of them.
    if ((await insertTransfers(ctx, rows)) !== rows.length) throw new Refusal('recordChanged');
    noteChange(
      ctx,
      `transfer file ${file.id}`,
      { state: null },
      { state: 'made', count: rows.length },
      nameOf(file),
    );
    return file;
  });
  return presentFile(outer, made);
}

const transferOf = ({ refundId, orderId, amount, slug, language }: OwedRefund, number: number) => {
  const words = documentWords(language);
  return {
    ...{ refundId, orderId, amount, text: `${words.order} ${slug}: ${words.refunded}` },
    // A payer's reference by Croatian rules: model HR00, at most three groups of digits. Each transfer has its own, so that a
    // statement tells of which file it was, when the same refund stood in two.
    endToEndId: `HR00${slug}-${number}`,
  };
};

function mustBeWritable(
  file: TransferFile,
  rows: readonly Omit<Transfer, 'id' | 'siteId' | 'takenBackAt'>[],
): void {
  try {
    writePain001(bankFileOf(file, rows));
  } catch (error) {
    if (!(error instanceof TransferRefused)) throw error;
    const isOurs = error.transfer === undefined;
    const path = isOurs ? 'account' : `transfers.${error.transfer}.${error.field}`;
    throw wrong(path, error.field, error.message);
  }
}

function bankFileOf(
  file: TransferFile,
  rows: readonly Pick<Transfer, 'refundId' | 'endToEndId' | 'amount' | 'name' | 'iban' | 'text'>[],
): BankFile {
  const { version, dialect, payOn, createdAt, payerName, payerIban } = file;
  return {
    ...{ version, dialect, payOn, createdAt, id: `POVRATI-${file.siteId}-${file.id}` },
    payer: { name: payerName, iban: payerIban },
    transfers: rows.map(({ refundId, endToEndId, amount, name, iban, text }) => ({
      ...{ id: `${file.id}-${refundId}`, endToEndId, amount, name, iban, text },
    })),
  };
}

/** Sends a file as the bank takes it. */
export async function sendFile(
  ctx: Ctx,
  { id }: EndpointParsed<typeof getTransferFile>,
  reply: FastifyReply,
): Promise<unknown> {
  const file = await findFile(ctx, id);
  if (!file) throw new Refusal('notFound');
  // Its refunds may stand in a newer file by now.
  if (file.state === 'takenBack') throw new Refusal('recordChanged');
  const rows = (await listTransfers(ctx, [id])).map(({ transfer }) => transfer);
  return reply
    .type('application/xml')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${nameOf(file)}"`)
    .send(writePain001(bankFileOf(file, rows)));
}

/** Says that a file went to the bank: what of it was not given back yet is given back now. */
export async function handOverFile(
  kernel: Kernel,
  outer: Ctx,
  { id }: EndpointParsed<typeof handOverTransferFile>,
): Promise<TransferFileRow> {
  const file = await inTransaction(outer, async (ctx) => {
    const locked = await findFile(ctx, id, { lock: true });
    if (!locked) throw new Refusal('notFound');
    if (locked.state === 'handedOver') return locked;
    if (locked.state === 'takenBack') throw new Refusal('recordChanged');
    for (const { slug, transfer } of await listTransfers(ctx, [id]))
      await handOver(kernel, ctx, slug, transfer.refundId);
    noteChange(ctx, `transfer file ${id}`, { state: 'made' }, { state: 'handedOver' }, nameOf(locked));
    return updateFile(ctx, id, { state: 'handedOver', endedAt: ctx.now });
  });
  return presentFile(outer, file);
}

/** Takes a file back that no bank has seen; refuses once one of its refunds was given back. */
export async function takeBackFile(
  outer: Ctx,
  { id }: EndpointParsed<typeof handOverTransferFile>,
): Promise<TransferFileRow> {
  const file = await inTransaction(outer, async (ctx) => {
    const locked = await findFile(ctx, id, { lock: true });
    if (!locked) throw new Refusal('notFound');
    if (locked.state === 'takenBack') return locked;
    const isGiven = (await listTransfers(ctx, [id])).some(({ handedAt }) => handedAt !== null);
    if (locked.state === 'handedOver' || isGiven) throw new Refusal('recordChanged');
    await takeBackTransfers(ctx, id);
    noteChange(ctx, `transfer file ${id}`, { state: 'made' }, { state: 'takenBack' }, nameOf(locked));
    return updateFile(ctx, id, { state: 'takenBack', endedAt: ctx.now });
  });
  return presentFile(outer, file);
}

const nameOf = ({ id, payOn }: Pick<TransferFile, 'id' | 'payOn'>): string => `povrati-${id}-${payOn}.xml`;

async function presentFile(ctx: Ctx, file: TransferFile): Promise<TransferFileRow> {
  const [shown] = await presentFiles(ctx, [file]);
  if (!shown) throw new Error('a file has nothing to show');
  return shown;
}

async function presentFiles(ctx: Ctx, files: readonly TransferFile[]): Promise<TransferFileRow[]> {
  if (files.length === 0) return [];
  const names = await namesOf(
    ctx,
    files.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  );
  const rows = await listTransfers(
    ctx,
    files.map(({ id }) => id),
  );
  const byFile = Map.groupBy(rows, ({ transfer }) => transfer.fileId);
  return files.map((file) => {
    const own = (byFile.get(file.id) ?? []).map(({ transfer }) => transfer);
    return {
      ...{ id: file.id, name: nameOf(file), payOn: file.payOn, state: file.state, count: own.length },
      amount: toDecimal(own.reduce((sum, { amount }) => sum + amount, 0)),
      by: file.userId === null ? '' : (names.get(file.userId) ?? ''),
      createdAt: file.createdAt.toISOString(),
      endedAt: file.endedAt?.toISOString() ?? null,
    };
  });
}

const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb' });
const dayOf = (now: Date): string => days.format(now);

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
