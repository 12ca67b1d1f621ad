import type { UcpCapability } from '@izlog/contract/agents/ucp';
import { CallError } from '@izlog/contract/client';
import { pathTo } from '#site/i18n/path-to.ts';
import { type SiteContext, siteContext } from '#site/platform-client/site-context.ts';
import { isOffered } from '../door/is-offered.ts';
import { AgentFault } from './agent-fault.ts';
import { errorAnswer } from './envelope.ts';
import { inLanguage } from './in-language.ts';
import { speaksOurs } from './negotiate.server.ts';
import { readJson, readWith, type Schema } from './read-json.server.ts';
import { secondsToWait } from './slow-down.ts';

/** The part of a route's arguments that a call of an agent is answered from. */
interface RouteArgs {
  request: Request;
  context: { get(key: typeof siteContext): SiteContext };
}

/** What a call comes to: a body with the status of its success. */
export interface Answered {
  status?: number;
  body: object;
}

/**
 * Answers one call of the protocol: is the shop open to agents, is this one not too fast, does it speak what we speak, can
 * its body be read; then `act`, in its language. Faults are answered in the protocol's own form; nothing is kept by anyone.
 */
export async function answerAgent<T extends { context?: { language?: string | undefined } | undefined }>(
  { request, context }: RouteArgs,
  capability: UcpCapability,
  schema: Schema<T>,
  act: (site: SiteContext, input: T, request: Request) => Promise<Answered>,
): Promise<Response> {
  const site = context.get(siteContext);
  const home = site.origin + pathTo('home', {}, site.language);
  try {
    if (!isOffered(site)) return new Response(null, { status: 404, headers: noStore });
    const wait = secondsToWait(site.ip ?? '', Date.now());
    if (wait !== undefined)
      throw new AgentFault(429, 'rate_limited', 'Too many calls from this address.', wait);
    const isSpoken = await speaksOurs(site, request.headers.get('ucp-agent'), capability);
    const input = request.method === 'GET' ? readWith(schema, {}) : await readJson(request, schema);
    if (!isSpoken) return json({ body: incompatible(capability, home) });
    const asked = inLanguage(site, input.context?.language, request.headers.get('accept-language'));
    return json(await act(asked, input, request));
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    const { status, code, message: content, retryAfter } = fault;
    return json({ status, body: { code, content, continue_url: home } }, retryAfter);
  }
}

const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

function json({ status = 200, body }: Answered, retryAfter?: number): Response {
  const headers = new Headers(noStore);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return Response.json(body, { status, headers });
}

const incompatible = (capability: UcpCapability, home: string) => {
  const { ucp, ...rest } = errorAnswer(
    capability,
    [
      {
        type: 'error',
        code: 'capabilities_incompatible',
        content: 'No compatible capabilities in the intersection',
        severity: 'unrecoverable',
      },
    ],
    home,
  );
  return { ucp: { ...ucp, capabilities: {} }, ...rest };
};

/** A refusal or fault of the platform as the protocol says it; undefined for what is a fault of this program. */
function faultOf(error: unknown): AgentFault | undefined {
  if (error instanceof AgentFault) return error;
  if (!(error instanceof CallError)) return undefined;
  const { status, code, payload } = error;
  const retryAfter = (payload as { retryAfter?: number } | undefined)?.retryAfter;
  if (status === 429) return new AgentFault(429, 'rate_limited', 'Too many calls.', retryAfter ?? 60);
  if (code === 'IDEMPOTENCY_KEY_REUSED')
    return new AgentFault(409, 'idempotency_conflict', 'This Idempotency-Key was sent with another request.');
  if (status === 409) return new AgentFault(409, 'conflict', 'The first call with this key is not done yet.');
  if (status >= 400 && status < 500)
    return new AgentFault(400, 'invalid_request', 'The request cannot be served.');
  return new AgentFault(503, 'temporarily_unavailable', 'The shop cannot answer now.', 5);
}
