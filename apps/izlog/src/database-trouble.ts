import pg from 'pg';

/**
 * What stopped the way into the PostgreSQL of DATABASE_URL, as a sentence that names the setting and a way on. The
 * password is never in it. Faults that have nothing to do with the setting are given back as they are.
 */
export function databaseTrouble(error: unknown, databaseUrl: string): unknown {
  // Read as the driver reads it: the address of a socket is none that URL knows.
  const { host, port, database: name = '', user = '' } = new pg.Client(databaseUrl);
  const place = host.startsWith('/') ? host : `${host}:${port}`;
  const cause = rootOf(error);
  const sentence = sentenceOf(codeOf(cause), { place, name, user });
  if (sentence) return new Error(`DATABASE_URL: ${sentence}`, { cause: error });
  if (cause instanceof Error && /terminated|timeout|SSL|certificate/i.test(cause.message))
    return new Error(`DATABASE_URL: what answers at ${place} is of no use: ${cause.message}.`, {
      cause: error,
    });
  return error;
}

function sentenceOf(code: string | undefined, at: { place: string; name: string; user: string }) {
  switch (code) {
    case 'ENOENT':
    case 'EACCES':
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `no PostgreSQL answers at ${at.place}. Start it, or set another address.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no machine for the address ${at.place}.`;
    case '28P01':
    case '28000':
      return `the server at ${at.place} does not let the user ${at.user} in. Check user and password.`;
    case '3D000':
      return `the server at ${at.place} has no database ${at.name}. Make it with: create database ${at.name} owner ${at.user};`;
    case '42501':
      return `the user ${at.user} may not make tables in ${at.name}. Let it own the database: alter database ${at.name} owner to ${at.user};`;
    case '53300':
      return `the server at ${at.place} has no connection left. Raise its max_connections, or set DATABASE_POOL lower.`;
    default:
      return undefined;
  }
}

/** drizzle wraps what the server answered; Node gathers the attempts at each address of a name. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  if (error instanceof Error && error.cause) return rootOf(error.cause);
  return error;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
