import type { AnyEndpoint, EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { fieldsOf, unknownField } from './field-refusals.ts';
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
  const { params, query, body } = endpoint;
  const known = knownFields(endpoint);
  return (request) => {
    const isMultipart = request.headers['content-type']?.startsWith('multipart/') ?? false;
    if (isMultipart && body) throw new Refusal('unsupportedMediaType');
    return {
      ...parsePart(params, request.params),
      ...parseQuery(query, request.query),
      ...parsePart(body, request.body ?? {}, known),
    } as EndpointParsed<E>;
  };
}

/**
 * What the body of a change may name; a field that is not there is refused: answered like one that was changed, it would be
 * lost unseen. What the address says may stand in the body as well. Undefined for what makes or asks for something: the
 * clients of the documents name more than we know.
 */
function knownFields({ method, params, body }: AnyEndpoint): ReadonlySet<string> | undefined {
  const isChange = method === 'PATCH' || method === 'PUT';
  if (!isChange || !body || body.def.catchall) return undefined;
  return new Set([...Object.keys(body.shape), ...Object.keys(params?.shape ?? {})]);
}

function parsePart(
  schema: z.ZodObject | undefined,
  value: unknown,
  known?: ReadonlySet<string> | undefined,
): object {
  if (!schema) return {};
  const unknown = known ? Object.keys(Object(value)).filter((name) => !known.has(name)) : [];
  const result = schema.safeParse(value);
  if (result.success && unknown.length === 0) return result.data;
  const fields = [
    ...unknown.slice(0, 50).map((name) => unknownField([], name)),
    ...(result.success ? [] : fieldsOf(result.error, value)),
  ];
  throw new Refusal('validationFailed', { fields });
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
