import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from 'pino';
import { withoutValues } from '../database/without-values.ts';
import { rootOf } from '../error-root.ts';

/** The log of the program, or of one of its parts, from `level` up; to standard output unless told otherwise. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: errorInLog } };
  return destination ? pino(options, destination) : pino(options);
}

/** What an error may say of itself: what finds the fault. Whatever else hangs on it can be anybody's. */
const reportedFields = [
  ...['type', 'message', 'stack', 'code', 'errno', 'syscall', 'address', 'port', 'status', 'statusCode'],
  ...['query', 'severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'],
  ...['command', 'responseCode', 'requestId'],
];

const mailAddress = /[\w.+%-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * An error as the log tells it. Libraries hang on their errors what they worked with: a lost connection its whole client
 * with every prepared statement, a mail that was refused its recipients.
 */
function errorInLog(error: Error): SerializedError {
  const reported = stdSerializers.err(withoutValues(error));
  // Whatever else was thrown than an error is reported as it is.
  if (reported === (error as unknown)) return reported;
  // Of what caused it, as Drizzle wraps the driver's error, the serializer takes over no more than the message.
  return ownWords(Object.assign(reported, { ...rootOf(error), ...reported }));
}

function ownWords(serialized: SerializedError): SerializedError {
  const { aggregateErrors } = serialized;
  for (const [key, value] of Object.entries(serialized)) {
    if (!reportedFields.includes(key)) delete serialized[key];
    else if (typeof value === 'string') serialized[key] = value.replace(mailAddress, '…@…');
  }
  if (aggregateErrors) serialized.aggregateErrors = aggregateErrors.map(ownWords);
  return serialized;
}
