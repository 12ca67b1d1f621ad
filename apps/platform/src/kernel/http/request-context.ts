import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { findLanguage } from '@izlog/contract/languages';
import { rightsInDemonstration } from '@izlog/contract/open/in-demonstration';
import { consumerPair } from '@izlog/contract/user/programs/key-kinds';
import { keyStart } from '@izlog/contract/user/programs/key-rights';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { isEqualText } from '../access/is-equal-text.ts';
import { mustHavePass } from '../access/site-pass.ts';
import type { Ctx, DraftView, Site } from '../context.ts';
import type { Kernel, ProgramCall } from '../kernel.ts';
import { Refusal } from '../refusal.ts';

/** What of a request makes the context of a call. */
export type CallRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'id' | 'log' | 'cookies'>;

/** How a program calls: only to show what it would change, and whether this is a call of its own for its limit. */
export type CallKind = Pick<ProgramCall, 'isProposal' | 'isCounted'>;

/** Parses the common headers once (API-003) into the context of one request; refuses what does not fit the endpoint. */
export async function contextOf(
  kernel: Kernel,
  endpoint: AnyEndpoint,
  request: CallRequest,
  kind: CallKind = {},
): Promise<Ctx> {
  const { headers } = request;
  const program = await programOf(kernel, endpoint, request, kind);
  const site = program ? program.site : await siteOf(kernel, headers);
  const caller = program?.caller ?? (site ? await callerOf(kernel, site, endpoint, headers) : nobody);
  if (site?.password !== undefined && !endpoint.beforePass) mustHavePass(kernel, site, caller, request);
  const storeId = storeOf(site, text(headers.store));
  const seen = site ? await draftsFor(kernel, site, endpoint, caller, headers) : undefined;
  return {
    requestId: request.id,
    now: seen?.at ?? new Date(),
    log: request.log,
    db: kernel.database.db,
    jobs: kernel.jobs,
    get site() {
      if (!site) throw new Refusal('siteUnknown');
      return site;
    },
    storeId,
    ...languageOf(site, text(headers.language)),
    caller,
    ...(seen ? { drafts: seen.view } : {}),
    tags: new Set(),
    versioned: kernel.versioned,
    held: kernel.held,
    ip: request.ip,
    userAgent: text(headers['user-agent'])?.slice(0, 300),
    changes: [],
  };
}

const nobody: Caller = { kind: 'nobody' };

/**
 * The program that calls, where the accessToken is a key (DOOR-01): the key says the site as well, and lets in without the
 * apiKey. A header that says another site, or one that there is not, is refused all the same.
 */
async function programOf(
  kernel: Kernel,
  endpoint: AnyEndpoint,
  { headers, ip }: CallRequest,
  kind: CallKind,
): Promise<{ site: Site; caller: Caller } | undefined> {
  const secret = text(headers.accesstoken);
  if (secret === undefined || !(secret.startsWith(keyStart) || consumerPair.test(secret))) return undefined;
  const named = await siteOf(kernel, headers);
  const apiKey = text(headers.apikey);
  if (text(headers.site) !== undefined && !named) throw new Refusal('siteUnknown');
  if (apiKey !== undefined && !(named && isEqualText(apiKey, named.apiKey)))
    throw new Refusal('apiKeyInvalid');
  const call = { endpoint, siteId: named?.id, ip, now: new Date(), ...kind };
  const { caller, siteId } = await kernel.programs.admit(secret, call);
  const site = await kernel.sites.byId(siteId);
  if (!site) throw new Refusal('siteUnknown');
  const isTrying = kernel.isDemonstration && !isRead(endpoint);
  return { site, caller: isTrying ? whoTries(caller) : caller };
}

const isRead = ({ method, reads }: AnyEndpoint): boolean => method === 'GET' || reads === true;

/** The site that the headers name; the apiKey alone names one too. */
async function siteOf({ sites }: Kernel, headers: FastifyRequest['headers']): Promise<Site | undefined> {
  const id = text(headers.site);
  const apiKey = text(headers.apikey);
  if (id === undefined) return apiKey === undefined ? undefined : sites.byApiKey(apiKey);
  return /^\d{1,15}$/.test(id) ? sites.byId(Number(id)) : undefined;
}

async function callerOf(
  kernel: Kernel,
  site: Site,
  endpoint: AnyEndpoint,
  headers: FastifyRequest['headers'],
): Promise<Caller> {
  const apiKey = text(headers.apikey);
  // Without any apiKey a call is accepted only outside production when the site is known (API-005).
  const isVisitor =
    apiKey === undefined ? kernel.env.NODE_ENV !== 'production' : isEqualText(apiKey, site.apiKey);
  if (!isVisitor) return { kind: 'nobody' };
  const accessToken = text(headers.accesstoken);
  if (accessToken === undefined) return { kind: 'visitor' };
  const isRelayed = headers['x-request-id'] !== undefined;
  const isTrying = kernel.isDemonstration && !isRead(endpoint);
  const reading = kernel.tokens
    .read(accessToken, site.id)
    .then((claims) => kernel.logins.confirm(claims, isRelayed))
    .then((caller) => (isTrying ? whoTries(caller) : caller));
  // What anyone may call answers a spent token too: refresh and logout are called with one.
  return endpoint.access === 'anyone' ? reading.catch(asVisitor) : reading;
}

/** Anyone who writes in a public demonstration (REL-13). */
const whoTries = (caller: Caller): Caller =>
  caller.kind === 'staff' ? { ...caller, permissions: rightsInDemonstration(caller.permissions) } : caller;

function asVisitor(thrown: unknown): Caller {
  if (thrown instanceof Refusal) return { kind: 'visitor' };
  throw thrown;
}

/**
 * What a read may see besides the public: all drafts for staff who ask by `view: draft`, what its preview link names for
 * anyone who shows one (`preview: TOKEN`). A link that is over shows what everybody sees. Nothing is written at another time
 * than now, so only reads of visitors are asked.
 */
async function draftsFor(
  { drafts }: Kernel,
  site: Site,
  { cache }: AnyEndpoint,
  caller: Caller,
  headers: FastifyRequest['headers'],
): Promise<{ view: DraftView; at: Date | null } | undefined> {
  if (cache === undefined || caller.kind === 'nobody') return undefined;
  const token = text(headers.preview);
  if (token !== undefined) {
    const opened = await drafts.open(site.id, token, new Date());
    // What is never cached may write, such as a session or a cart: its clock is everybody's.
    return cache === 'never' && opened ? { ...opened, at: null } : opened;
  }
  const isEditor = caller.kind === 'staff' && caller.permissions.includes('content.edit');
  return isEditor && text(headers.view) === 'draft' ? { view: drafts.staff, at: null } : undefined;
}

/** Whether a call asks for what is not everybody's: nobody may hold its answer. */
export const asksForDrafts = ({ headers }: FastifyRequest): boolean =>
  headers.preview !== undefined || headers.view !== undefined;

function storeOf(site: Site | undefined, header: string | undefined): number | undefined {
  if (!site || header === undefined) return undefined;
  return site.stores.find((one) => String(one.id) === header)?.id;
}

function languageOf(
  site: Site | undefined,
  header: string | undefined,
): Pick<Ctx, 'language' | 'unknownLanguage'> {
  if (!site) return { language: 'hrv' };
  if (header === undefined) return { language: site.defaultLanguage };
  const code = findLanguage(header)?.code ?? header;
  if (site.languages.includes(code)) return { language: code };
  return { language: site.defaultLanguage, unknownLanguage: header };
}

function text(value: string | string[] | undefined): string | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return one === '' ? undefined : one;
}
