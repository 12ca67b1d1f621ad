import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from 'pino';

/** The log of the program, or of one of its parts, from `level` up; to standard output unless told otherwise. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: errorInLog } };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * An error as the log tells it. A lost connection hangs its whole client on the error, with every statement that it
 * has prepared: tens of kilobytes that tell nothing.
 */
function errorInLog(error: Error): SerializedError {
  const reported = stdSerializers.err(error);
  // Whatever else was thrown than an error is told as it is.
  return reported === (error as unknown) ? reported : withoutClient(reported);
}

function withoutClient(serialized: SerializedError): SerializedError {
  delete serialized.client;
  for (const one of serialized.aggregateErrors ?? []) withoutClient(one);
  return serialized;
}
