import { setImmediate as others } from 'node:timers/promises';
import {
  mostStatements,
  type StatementFault,
  statementBytes,
} from '@izlog/contract/ecommerce/bank/bank-reasons';
import type { takeBankStatements } from '@izlog/contract/ecommerce/bank/bank-statements';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import {
  FileRefused,
  readCamt053,
  type StatementEnd,
  type StatementHead,
  type StatementLine,
} from 'bank-files';
import type { FastifyRequest } from 'fastify';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readSeller } from '../placing/seller.ts';
import { type NewLine, saveLines, saveStatement } from './bank.queries.ts';
import { postSure } from './post-sure.ts';

type Answer = EndpointReturn<typeof takeBankStatements>;

/** Most movements of one file: a shop with as many in a day has its bank give more files. */
const mostLines = 20_000;
/** Bytes of a file that are read at once. */
const slice = 64 * 1024;

interface ReadStatement {
  head: StatementHead;
  lines: StatementLine[];
  end: StatementEnd;
}

/** Why a file was not taken, and what was found. */
class NotTaken extends Error {
  readonly reason: StatementFault;
  readonly found: string;
  constructor(reason: StatementFault, found = '') {
    super(reason);
    this.reason = reason;
    this.found = found;
  }
}

/** Reads statements of the shop's account; see the endpoint. A file is read to its end before anything of it is kept. */
export async function takeStatements(kernel: Kernel, ctx: Ctx, request: FastifyRequest): Promise<Answer> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  await kernel.room.mustBeLeft(ctx.now);
  const { iban: account } = await readSeller(ctx);
  const answer: Answer = { taken: [], refused: [], account };
  const limits = { files: mostStatements, fileSize: statementBytes, fields: 10 };
  for await (const part of request.files({ limits })) {
    const bytes = await part.toBuffer();
    // A browser sends an empty file for a field in which none was chosen.
    if (bytes.length === 0 && !part.filename) continue;
    const file = (part.filename || 'izvod.xml').replaceAll(/[\p{Cc}\\/]/gu, '_').slice(-150);
    try {
      for (const statement of await statementsIn(bytes, account))
        answer.taken.push({ file, ...(await takeOne(kernel, ctx, file, statement)) });
    } catch (error) {
      answer.refused.push({ file, ...refusedWith(error) });
    }
  }
  return answer;
}

function refusedWith(error: unknown): { reason: StatementFault; found: string; line: number | null } {
  if (error instanceof NotTaken) return { reason: error.reason, found: error.found, line: null };
  if (!(error instanceof FileRefused)) throw error;
  return { reason: error.code, found: error.found ?? '', line: error.line ?? null };
}

/** A file in pieces, so that one entry of it is in memory at a time, and others are answered between them. */
async function* slicesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += slice) {
    yield bytes.subarray(at, at + slice);
    await others();
  }
}

/** The statements of the shop's account in a file; those of its other accounts are left out. */
async function statementsIn(bytes: Uint8Array, account: string): Promise<ReadStatement[]> {
  if (account === '') throw new NotTaken('noAccount');
  const read: ReadStatement[] = [];
  let open: { head: StatementHead; lines: StatementLine[] } | undefined;
  let lines = 0;
  const others = new Set<string>();
  for await (const record of readCamt053(slicesOf(bytes))) {
    if (record.record === 'statement') open = { head: record, lines: [] };
    else if (record.record === 'line') {
      if (++lines > mostLines) throw new NotTaken('tooManyLines');
      open?.lines.push(record);
    } else if (open) {
      if (open.head.iban === account) read.push({ ...open, end: record });
      else others.add(open.head.iban ?? '');
      open = undefined;
    }
  }
  if (read.length === 0) throw new NotTaken('otherAccount', [...others].filter(Boolean).join(', '));
  return read;
}

async function takeOne(
  kernel: Kernel,
  outer: Ctx,
  fileName: string,
  { head, lines, end }: ReadStatement,
): Promise<Omit<Answer['taken'][number], 'file'>> {
  const saved = await inTransaction(outer, async (ctx) => {
    const { statement, isKnown } = await saveStatement(ctx, {
      ...{ iban: head.iban ?? '', bankId: head.id, number: head.number, currency: head.currency, fileName },
      ...{ fromDay: head.from, toDay: head.to ?? '', opening: head.opening, closing: head.closing },
      isBalanced: end.isBalanced,
      userId: userIdOf(ctx.caller) ?? null,
    });
    const isNew = await saveLines(ctx, statement.id, lines.map(lineOf));
    if (isNew > 0)
      noteChange(ctx, `bank statement ${statement.id}`, { lines: 0 }, { lines: isNew }, statement.number);
    return { statement, isKnown, isNew };
  });
  const { booked, open } = await postSure(kernel, outer, saved.statement.id);
  return {
    ...{ id: saved.statement.id, number: saved.statement.number || head.id, isKnown: saved.isKnown },
    ...{ lines: lines.length, known: lines.length - saved.isNew, booked, open },
  };
}

function lineOf(line: StatementLine): NewLine {
  const { counterparty, reference, record: _, ...said } = line;
  const isBack = line.isReversal || line.returnReason !== null;
  const matters = line.amount > 0 && (line.direction === 'in' || isBack);
  // Wages and rent stand in the same file: of what is none of the shop's sales only what tells it apart is kept.
  if (!matters) return { ...said, name: '', iban: null, text: '', reference: '', state: 'ignored' };
  return {
    ...said,
    ...counterparty,
    reference: reference
      ? [reference.kind === 'HR' ? reference.model : '', reference.number].join(' ').trim()
      : '',
    state: 'open',
  };
}
