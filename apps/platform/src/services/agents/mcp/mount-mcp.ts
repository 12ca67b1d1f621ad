import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { keyStart } from '@izlog/contract/user/programs/key-rights';
import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { AgentCalls } from '../proposals/agent-calls.ts';
import { type Agent, agentOf, Toolbox } from '../tools/call-tool.ts';
import { serverFor } from './mcp-server.ts';

/** Where agents speak to the shop: the Model Context Protocol over Streamable HTTP. */
export const mcpPath = '/mcp';

/**
 * Puts the door of agents on the platform (DOOR-06): a key opens it, sent as `Authorization: Bearer`. A page in a browser is
 * let in only where `isOurs` knows its origin.
 */
export function mountMcp(
  app: FastifyInstance,
  kernel: Kernel,
  calls: AgentCalls,
  isOurs: (origin: string) => Promise<boolean>,
): void {
  const toolbox = new Toolbox(kernel, calls);
  const agents = new WeakMap<AuthInfo, Agent>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const agent = authInfo && agents.get(authInfo);
      if (!agent) throw new Error('an exchange without an agent');
      return serverFor(async () => agent, toolbox, agent.request.log);
    },
    { maxSubscriptions: 100 },
  );
  app.addHook('onClose', () => handler.close());
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    handler: async (request, reply) => {
      // A page of somebody else has no business here, whatever key it holds (DNS rebinding).
      const { origin } = request.headers;
      if (origin !== undefined && !isOfThisMachine(origin) && !(await isOurs(origin)))
        throw new Refusal('forbidden');
      const secret = secretIn(request);
      if (secret === undefined) return unknown(reply, new Refusal('loginRequired'));
      const agent = await agentOf(kernel, asKeyed(request, secret)).catch((thrown: unknown) => {
        if (thrown instanceof Refusal && thrown.row.status === 401) return thrown;
        throw thrown;
      });
      if (agent instanceof Refusal) return unknown(reply, agent);
      const authInfo: AuthInfo = { token: secret, clientId: String(agent.keyId), scopes: [] };
      agents.set(authInfo, agent);
      const answer = await handler.fetch(webRequest(request), {
        authInfo,
        ...(request.method === 'POST' && { parsedBody: request.body }),
      });
      return send(reply, answer);
    },
  });
}

/** A page that this very machine serves, such as a tool of a developer. */
const isOfThisMachine = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(origin)?.hostname ?? '');

/** The key, as OAuth sends it or as other programs do. */
function secretIn({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const secret = bearer ?? headers.accesstoken;
  return typeof secret === 'string' && secret.startsWith(keyStart) ? secret : undefined;
}

/** The request as calls of programs send it. */
const asKeyed = ({ headers, ip, id, log, cookies }: FastifyRequest, secret: string) => ({
  headers: { ...headers, accesstoken: secret },
  ip,
  id,
  log,
  cookies,
});

function unknown(reply: FastifyReply, { row }: Refusal) {
  return reply
    .status(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send({ error: { code: row.code, message: row.message } });
}

function webRequest({ method, headers, host, protocol }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  // The body was read already and is handed over as it is.
  const body = method === 'POST' ? { body: '{}' } : {};
  return new Request(`${protocol}://${host}${mcpPath}`, { method, headers: sent, ...body });
}

function send(reply: FastifyReply, answer: Response) {
  reply.status(answer.status).header('cache-control', 'no-store');
  for (const [name, value] of answer.headers) reply.header(name, value);
  if (!answer.body) return reply.send();
  return reply.send(Readable.fromWeb(answer.body as ReadableStream));
}
