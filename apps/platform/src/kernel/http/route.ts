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
  const read = inputOf(endpoint);
  return {
    endpoint,
    async answer(ctx, request) {
      return { data: await operation(ctx, read(request)) };
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
  const read = inputOf(endpoint);
  return {
    endpoint,
    answer: (ctx, request, reply) => operation(ctx, read(request), request, reply),
  };
}

/** How the input of an endpoint is read: by the contract, or refused with the fields that are wrong. */
function inputOf<E extends AnyEndpoint>(endpoint: E): (request: FastifyRequest) => EndpointParsed<E> {
  const { params, query } = endpoint;
  const body = bodyOf(endpoint);
  return (request) => {
    const isMultipart = request.headers['content-type']?.startsWith('multipart/') ?? false;
    if (isMultipart && body) throw new Refusal('unsupportedMediaType');
    return {
      ...parsePart(params, request.params),
      ...parseQuery(query, request.query),
      ...parsePart(body, request.body ?? {}),
    } as EndpointParsed<E>;
  };
}

/**
 * A change that names a field which is not there is refused: answered like one that was made, it would be lost unseen. What
 * makes or asks for something may name more than we know, as the clients of the documents do.
 */
function bodyOf({ method, body }: AnyEndpoint): z.ZodObject | undefined {
  const isChange = method === 'PATCH' || method === 'PUT';
  return isChange && body && !body.def.catchall ? body.strict() : body;
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
