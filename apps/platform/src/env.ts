import { readFileSync } from 'node:fs';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');
const proxies = z
  .string()
  .regex(/^(true|false|\d)$/, 'must be true, false or the number of proxies')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));
const url = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });
// A server that listens at a socket has no host in its address: postgres://shop@/shop?host=/var/run/postgresql.
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, {
  error: 'must be an address that begins with postgres:// or postgresql://',
});
/** Scheme, host and port alone: a shop stands at the root of its host. */
const isBare = (value: string) => {
  const parsed = URL.parse(value);
  // What is no address at all was reported already.
  return parsed === null || parsed.href === `${parsed.origin}/`;
};
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}
const atLeast = (length: number) =>
  z.string().min(length, { error: `must have ${length} characters or more` });
// `name@host` or `Name <name@host>`; the embedded shop sends from localhost, which z.email() refuses.
const sender = z.string().regex(/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  error: 'must be an address, alone or as in Shop <shop@example.hr>',
});

/**
 * Every setting of the program, in one place (the table in README.md is checked against this list).
 * Secrets have no default in production: `izlog doctor` says which are missing.
 */
export const settings = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test'])
    .default('production')
    .describe('Mode of the program.'),
  HOST: z.string().min(1).default('0.0.0.0').describe('Address to listen on.'),
  PORT: whole(0, 65535).default(3000).describe('Port to listen on.'),
  PUBLIC_URL: url('http', 'https')
    .refine(isBare, { error: 'must be an address without a path, such as https://www.example.hr' })
    .transform((value) => value.replace(/\/$/, ''))
    .optional()
    .describe('Address visitors use, e.g. https://www.example.hr. Default: http://localhost:PORT.'),
  DATABASE_URL: databaseUrl.optional().describe('PostgreSQL 15 or newer. Default: the embedded PostgreSQL.'),
  DATABASE_POOL: whole(2, 500).default(10).describe('Connections per process.'),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of database, media, outbox and secrets.'),
  EXTENSIONS_DIR: z
    .string()
    .min(1)
    .default('extensions')
    .describe('Folder of extensions, each in a folder of its own.'),
  PLATFORM_URL: url('http', 'https')
    .optional()
    .describe('Platform on another machine. Default: in this process.'),
  SMTP_URL: url('smtp', 'smtps')
    .optional()
    .describe(
      'Mail server of all shops. Default: what a shop sets, else mails are written to DATA_DIR/outbox.',
    ),
  MAIL_FROM: sender.default('Izlog <izlog@localhost>').describe('Sender of mails.'),
  MAIL_PRIVATE_SERVERS: flag
    .default(false)
    .describe('true lets a shop name a mail server inside the own network.'),
  WEBHOOK_PRIVATE_RECEIVERS: flag
    .default(false)
    .describe('true lets webhooks lead into the own network, also without https.'),
  CAPTCHA_VERIFY_URL: url('http', 'https')
    .optional()
    .describe('Where captcha responses are checked. Default: the provider.'),
  S3_BUCKET: z.string().min(1).optional().describe('Bucket for media. Default: files below DATA_DIR/media.'),
  S3_REGION: z.string().min(1).default('eu-central-1').describe('Region of the bucket.'),
  S3_ENDPOINT: url('http', 'https').optional().describe('Endpoint of an S3-compatible store.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key id of the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of the bucket.'),
  APP_SECRET: atLeast(32)
    .optional()
    .describe('Secret for tokens, 32 characters or more. Default: made once and kept in DATA_DIR.'),
  PAYMENT_STAND_IN: url('http', 'https')
    .optional()
    .describe('Stand-in for all payment gateways, for tests only.'),
  FISCAL_STAND_IN: url('http')
    .optional()
    .describe('Program in the place of the Croatian tax administration, for tests only.'),
  E_INVOICE_STAND_IN: url('http', 'https')
    .optional()
    .describe('Stand-in for access points of e-invoices, for tests only.'),
  METRICS_TOKEN: atLeast(16).optional().describe('Bearer token for /metrics. Default: loopback only.'),
  TRUST_PROXY: proxies.default(0).describe('How many proxies in front set X-Forwarded-*; true means one.'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line.'),
  PAGE_CACHE: flag.default(true).describe('false switches the page cache off.'),
  DEMO_DAYS: whole(0, 365)
    .default(60)
    .describe('Days of orders and customers that the demonstration shop is given at its first start.'),
  PAGE_CACHE_MB: whole(1, 65536).default(48).describe('Largest size of the page cache in MB.'),
  STATEMENT_TIMEOUT_MS: whole(100, 600_000).default(10_000).describe('Longest query of a request, in ms.'),
});

export type Env = z.output<typeof settings>;

/**
 * Reads the settings; a wrong value throws one sentence that names every wrong setting. Empty values count as absent.
 * Each may be in a file that `NAME_FILE` names instead, as containers and systemd hand out secrets (REL-09).
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given: Record<string, string> = {};
  const reasons: string[] = [];
  for (const name of Object.keys(settings.shape)) {
    try {
      const value = givenValue(name, source);
      if (value) given[name] = value;
    } catch (error) {
      reasons.push(`${name}_FILE: ${(error as Error).message}`);
    }
  }
  const result = settings.check(needTheBucket).safeParse(given);
  if (result.success && reasons.length === 0) return result.data;
  for (const issue of result.error?.issues ?? []) reasons.push(`${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The settings are wrong. ${reasons.join('. ')}.`);
}

/** What a setting is given as, or what its file holds, without the end of the line. Throws a reason. */
function givenValue(name: string, source: Record<string, string | undefined>): string | undefined {
  const file = source[`${name}_FILE`];
  if (!file) return source[name];
  if (source[name]) throw new Error(`is set beside ${name}: one of them is enough`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`cannot be read (${(error as Error).message})`, { cause: error });
  }
}

/** Half of what leads to a bucket would silently be another place for files. */
function needTheBucket({ value, issues }: z.core.ParsePayload<z.output<typeof settings>>): void {
  const wrong = (name: keyof Env, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value[name] });
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value;
  if (!S3_BUCKET && (S3_ENDPOINT ?? S3_ACCESS_KEY_ID ?? S3_SECRET_ACCESS_KEY) !== undefined)
    wrong('S3_BUCKET', 'is needed beside the other settings S3_…');
  if (S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY)
    wrong('S3_SECRET_ACCESS_KEY', 'is needed with S3_ACCESS_KEY_ID');
  if (S3_SECRET_ACCESS_KEY && !S3_ACCESS_KEY_ID)
    wrong('S3_ACCESS_KEY_ID', 'is needed with S3_SECRET_ACCESS_KEY');
}

/** The address visitors use, without a slash at the end. */
export function publicUrl(env: Env): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
}
