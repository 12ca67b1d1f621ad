import { randomUUID } from 'node:crypto';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { FastifyBaseLogger } from 'fastify';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { AgentCalls } from '../proposals/agent-calls.ts';
import { agentOf, Toolbox } from '../tools/call-tool.ts';
import { serverFor } from './mcp-server.ts';

/**
 * Serves an agent that started this process, over its input and output, by a key (DOOR-06): the same tools, rights and limits as
 * over HTTP. Refuses at once a key that opens nothing. Ends when `ended` does.
 */
export async function serveAgentOverStdio(
  kernel: Kernel,
  calls: AgentCalls,
  { secret, log, ended }: { secret: string; log: FastifyBaseLogger; ended: Promise<unknown> },
): Promise<void> {
  const toolbox = new Toolbox(kernel, calls);
  const ask = () =>
    agentOf(kernel, {
      headers: { accesstoken: secret },
      ip: '127.0.0.1',
      id: randomUUID(),
      log,
      cookies: {},
    });
  await ask();
  const served = serveStdio(() => serverFor(ask, toolbox, log), {
    onerror: (error) => log.error({ err: error }, 'agent over stdio'),
  });
  await ended;
  await served.close();
}
