import type { Call } from '@izlog/contract/client';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';

/** What a call of the dialect is answered with. */
export interface Asked {
  kernel: Kernel;
  /** The context that our own endpoint `as` would have: site, caller with the rights of the key, database. */
  ctx: Ctx;
  /** Calls our own endpoints with the same key, through the same door: rights, log and limits are theirs. */
  call: Call;
  /** The same with a body that is not JSON, such as a form with a file. */
  send: (endpoint: AnyEndpoint, input: Record<string, unknown>, form: FormData) => Promise<unknown>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Numbers of the address, by name. */
  ids: Readonly<Record<string, number>>;
  /** What was sent; an empty object where nothing was. */
  body: Readonly<Record<string, unknown>>;
}

/** One call of the dialect. */
export interface DialectCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/wp-json/wc/v3`; `:id` stands for a number. */
  path: string;
  /** The endpoint of ours whose right it needs: there is no second rule who may what. */
  as: AnyEndpoint;
  answer: (asked: Asked) => Promise<unknown>;
  /** Status of success, 200 unless given. */
  status?: number;
  /** Largest body in bytes, where it is more than usual. */
  bodyLimit?: number;
}
