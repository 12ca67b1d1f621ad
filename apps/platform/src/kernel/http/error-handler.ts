import { refusals } from '@izlog/contract/refusals';
import { retryAfterOf } from '@izlog/contract/retry-after';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { noRoom, type Root, rootOf } from '../error-root.ts';
import { Refusal, taken } from '../refusal.ts';

/**
 * Answers what an operation threw: a refusal by the table, anything else as a plain fault with an id that is also in
 * the log (API-014). Nothing of the fault itself leaves the server.
 */
export function answerError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(thrown);
  // Errors before routing skip the hook that sets it.
  reply.header('x-request-id', request.id);
  if (refusal?.row.code === 'MAINTENANCE') reply.header('retry-after', '600');
  if (refusal?.row.status === 429) reply.header('retry-after', String(retryAfterOf(refusal.payload)));
  if (refusal) {
    if (refusal.row.status >= 500) request.log.warn({ err: thrown }, 'not answered');
    // A unique index is the last who says no: somewhere nobody looked before.
    else if (rootOf(thrown).code === uniqueViolation)
      request.log.warn({ err: thrown }, 'refused by an index');
    else request.log.debug({ code: refusal.row.code }, 'refused');
    const payload = refusal.payload === undefined ? {} : { payload: refusal.payload };
    return reply.status(refusal.row.status).send({
      error: { code: refusal.row.code, message: refusal.row.message, ...payload },
    });
  }
  request.log.error({ err: thrown }, 'fault');
  return reply.status(500).send({
    error: { statusCode: 500, payload: { message: 'Something went wrong.', requestId: request.id } },
  });
}

/** The refusal that something thrown is, or comes to; undefined for a fault. */
export const refusalOf = (thrown: Error): Refusal | undefined =>
  thrown instanceof Refusal ? thrown : refusalFor(thrown);

/** Whether a call was ended by a no, so that nothing of it was done; what only a fault says may have been done. */
export const isRefused = (thrown: unknown): boolean =>
  thrown instanceof Refusal || (thrown instanceof Error && (refusalOf(thrown)?.row.status ?? 500) < 500);

/** Text the database cannot hold (NUL, broken surrogate), a number beyond the column, no date, no uuid. */
const unfitForDatabase = ['22021', '22P05', '22003', '22007', '22008', '22P02'];

/** Serialization failure, deadlock, lock not available: the same call may succeed in a moment. */
const lostRaces = ['40001', '40P01', '55P03'];

const uniqueViolation = '23505';

/** The database shuts down, starts up, or has no connection left; class 08 is a lost connection. */
const databaseAway = /^(57P0[123]|53300|08...|ECONNREFUSED|ECONNRESET|EPIPE)$/;

/** The same, as the driver says it without a code. */
const connectionLost =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** What the reader of multipart bodies says, without a code, of one that is cut off or has no boundary, or one of no use. */
const notMultipart =
  /^(Multipart: Boundary not found|Boundary required|(Unexpected end|.* terminated early due to unexpected end) of multipart data|The needle cannot .*)$/;

/** Errors of the framework and the database that are the caller's doing, or the load's. */
function refusalFor(thrown: Error): Refusal | undefined {
  const { code, statusCode, syscall, message } = rootOf(thrown);
  if (syscall === 'connect' || databaseAway.test(code ?? '') || connectionLost.test(message))
    return new Refusal('overloaded');
  if (code !== undefined && noRoom.includes(code)) return new Refusal('storageFull');
  if (code === '57014') return new Refusal('queryTooSlow');
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal('notFound');
  if (code !== undefined && unfitForDatabase.includes(code)) return new Refusal('validationFailed');
  if (code !== undefined && lostRaces.includes(code)) return new Refusal('overloaded');
  if (code === uniqueViolation) return taken(fieldOfIndex(rootOf(thrown)), refusals.valueTaken.message);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Refusal('payloadTooLarge');
  if (code === undefined && notMultipart.test(message))
    return new Refusal('validationFailed', {
      fields: [{ path: '', kind: 'syntax', message: 'The body is not a whole multipart form.' }],
    });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupportedMediaType');
  if (code === 'FST_UNDER_PRESSURE') return new Refusal('overloaded');
  if (statusCode === 429) return new Refusal('tooManyRequests');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal('validationFailed', {
      fields: [{ path: '', kind: 'syntax', message: thrown.message }],
    });
  }
  return undefined;
}

/** The field that a unique index is about, by the name of the index: `products_site_id_sku_index` is about `sku`. */
const fieldOfIndex = ({ table = '', constraint = '' }: Root): string =>
  constraint
    .replace(`${table}_`, '')
    .replace(/_(index|unique|key)$/, '')
    .replace(/^(site_id_)?(language_)?/, '')
    .replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
