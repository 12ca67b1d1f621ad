import { CallError, createClient, dataOf, toRequest } from '@izlog/contract/client';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { getOwnProgramKey } from '@izlog/contract/user/programs/program-keys';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mustHaveAccess } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { refusalOf } from '#platform/kernel/http/error-handler.ts';
import { contextOf } from '#platform/kernel/http/request-context.ts';
import { inProcess } from '#platform/kernel/http/transport.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { hostOf } from '#platform/kernel/outside/host.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { dialectTeller } from '#platform/services/events/index.ts';
import { siteOn } from '#platform/services/settings/index.ts';
import { dialectCalls } from '../dialect-calls.ts';
import { dialectTellerOf } from '../webhooks/tell-dialect.ts';
import { credentialsOf } from './credentials.ts';
import type { Asked, DialectCall } from './dialect-call.ts';
import { DialectError, errorBody, fromCallError, fromRefusal, notHere } from './dialect-error.ts';
import { isDialectOn } from './is-dialect-on.ts';
import { fieldsOf } from './list-query.ts';

/** Where WooCommerce answers. */
export const dialectRoot = '/wp-json';
const base = `${dialectRoot}/wc/v3`;

/**
 * Puts the dialect of WooCommerce's REST v3 on the platform (DOOR-10). It is a translation and nothing else: a read is an
 * operation of ours in other words, an act a call of our own endpoints with the same key. On a site without a key of this kind
 * nothing is answered below `/wp-json`.
 */
export function mountWoocommerce(app: FastifyInstance, kernel: Kernel): void {
  kernel.held.get(dialectTeller).teller = dialectTellerOf(kernel);
  app.register(async (scope) => {
    scope.setErrorHandler((thrown: FastifyError | Error, request, reply) => refuse(thrown, request, reply));
    const admitted = new WeakMap<FastifyRequest, Admitted>();
    // Before a body is read: of nobody without a key one is taken.
    const admitting = (as: AnyEndpoint) => async (request: FastifyRequest) => {
      admitted.set(request, await admit(kernel, as, request));
    };
    for (const call of dialectCalls) {
      scope.route({
        method: call.method,
        url: `${base}${call.path}`,
        ...(call.bodyLimit && { bodyLimit: call.bodyLimit }),
        onRequest: admitting(call.as),
        handler: async (request, reply) => {
          const who = admitted.get(request);
          if (!who) throw new Error('a call of the dialect was not let in');
          return answer(app, kernel, call, who, request, reply);
        },
      });
    }
    const rest = { onRequest: admitting(getOwnProgramKey), handler: noRoute };
    scope.all(dialectRoot, rest);
    scope.all(`${dialectRoot}/*`, rest);
  });
}

/** A call that was let in, with the pair that let it in. */
interface Admitted {
  ctx: Ctx;
  pair: string;
}

/** Lets a call in as our own endpoint `as` would: one rule for keys, rights, networks and limits. */
async function admit(kernel: Kernel, as: AnyEndpoint, request: FastifyRequest): Promise<Admitted> {
  const host = hostOf(request.host);
  if (host === undefined || !(await isDialectOn(kernel, host))) throw new Refusal('notFound');
  const pair = credentialsOf(request, kernel.env.NODE_ENV === 'production');
  const site = await siteOn(kernel, host);
  const ours = {
    accesstoken: pair,
    site: String(site?.id ?? ''),
    'user-agent': request.headers['user-agent'],
  };
  const ctx = await contextOf(kernel, as, withHeaders(request, ours));
  mustHaveAccess(as.access, ctx.caller);
  return { ctx, pair };
}

async function answer(
  app: FastifyInstance,
  kernel: Kernel,
  call: DialectCall,
  { ctx, pair }: Admitted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const ids = idsOf(request);
  const transport = inProcess(app);
  const headers = { accessToken: pair, site: String(ctx.site.id), 'x-forwarded-for': request.ip };
  const asked: Asked = {
    kernel,
    ctx,
    call: createClient(transport, headers),
    async send(endpoint, input, form) {
      const body = new Response(form);
      const sent = toRequest(endpoint, input, headers);
      const type = body.headers.get('content-type') ?? '';
      return dataOf(
        await transport({
          ...sent,
          headers: { ...sent.headers, 'content-type': type },
          body: new Uint8Array(await body.arrayBuffer()),
        }),
      );
    },
    request,
    reply,
    ids,
    body: bodyOf(request),
  };
  const said = await call.answer(asked);
  if (call.status) reply.status(call.status);
  const pick = fieldsOf(request.query as Record<string, unknown>);
  return pick ? pick(said) : said;
}

/** Numbers of the address; what is none is no call of ours. */
function idsOf({ params }: FastifyRequest): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params as Record<string, string>).map(([name, text]) => {
      const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
      if (!(id <= 2_147_483_647)) throw noRouteError();
      return [name, id];
    }),
  );
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new DialectError(400, 'rest_invalid_json', 'The body is not a JSON object.');
  return body as Record<string, unknown>;
}

/** The request as our own endpoint would have got it. */
const withHeaders = (request: FastifyRequest, headers: Record<string, string | undefined>): FastifyRequest =>
  Object.create(request, { headers: { value: headers } });

const noRouteError = () =>
  new DialectError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

/** What WooCommerce has and this shop does not speak: named where it would change something, so that nobody waits for it. */
async function noRoute(request: FastifyRequest): Promise<never> {
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.url.startsWith(base))
    throw notHere(
      request.method === 'DELETE' ? 'DELETE' : 'POST',
      'This shop does not let programs of WooCommerce do that. They read orders, products and customers, and write stock, states of orders, parcels, invoice numbers and webhooks; all else has a call of the API of the shop.',
    );
  throw noRouteError();
}

/** What was thrown, in the words of the dialect; faults without what they say. */
function refuse(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const said = dialectErrorOf(thrown, request);
  reply.header('x-request-id', request.id);
  if (!said) {
    request.log.error({ err: thrown }, 'fault');
    return reply
      .status(500)
      .send({ code: 'internal_server_error', message: 'Something went wrong.', data: { status: 500 } });
  }
  if (said.status === 401) reply.header('www-authenticate', 'Basic realm="WooCommerce"');
  if (said.retryAfter !== undefined) reply.header('retry-after', String(said.retryAfter));
  return reply.status(said.status).send(errorBody(said));
}

function dialectErrorOf(thrown: FastifyError | Error, { method }: FastifyRequest): DialectError | undefined {
  if (thrown instanceof DialectError) return thrown;
  if (thrown instanceof CallError) return thrown.status >= 500 ? undefined : fromCallError(thrown, method);
  const refusal = refusalOf(thrown);
  return refusal && fromRefusal({ ...refusal.row, payload: refusal.payload }, method);
}
