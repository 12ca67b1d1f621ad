import type { AnyEndpoint, EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { fieldsOf } from './field-refusals.ts';
import { joinLists } from './query-lists.ts';

/** An endpoint with the operation that answers it. */
export interface Route {
  endpoint: AnyEndpoint;
  answer(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** Joins an endpoint with its operation: input is parsed by the contract, what is returned becomes `data`. */
export function route<E extends AnyEndpoint>(
  endpoint: E,
  operation: (ctx: Ctx, input: EndpointParsed<E>) => Promise<EndpointReturn<E>> | EndpointReturn<E>,
): Route {
  return {
    endpoint,
    async answer(ctx, request) {
      return { data: await operation(ctx, parseInput(endpoint, request)) };
    },
  };
}

/** The same for answers that are not the JSON envelope (files) or bodies that are not JSON (uploads, API-023). */
export function rawRoute<E extends AnyEndpoint>(
  endpoint: E,
  operation: (
    ctx: Ctx,
    input: EndpointParsed<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<unknown>,
): Route {
  return {
    endpoint,
    answer: (ctx, request, reply) => operation(ctx, parseInput(endpoint, request), request, reply),
  };
}

function parseInput<E extends AnyEndpoint>(endpoint: E, request: FastifyRequest): EndpointParsed<E> {
  const isMultipart = request.headers['content-type']?.startsWith('multipart/') ?? false;
  if (isMultipart && endpoint.body) throw new Refusal('unsupportedMediaType');
  return {
    ...parsePart(endpoint.params, request.params),
    ...parseQuery(endpoint.query, request.query),
    ...parsePart(endpoint.body, request.body ?? {}),
  } as EndpointParsed<E>;
}

function parsePart(schema: z.ZodObject | undefined, value: unknown): object {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal('validationFailed', { fields: fieldsOf(result.error, value) });
}

function parseQuery(schema: z.ZodObject | undefined, given: unknown): object {
  if (!schema) return {};
  const value = joinLists(given as Record<string, unknown>, new Set(Object.keys(schema.shape)));
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldsOf(result.error, value);
  const isMissing = fields.every((field) => field.kind === 'required');
  throw new Refusal(isMissing ? 'queryParametersMissing' : 'validationFailed', { fields });
}
