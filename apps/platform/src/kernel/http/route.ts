import type { AnyEndpoint, EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { knownPartOf } from '@izlog/contract/known-fields';
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
  /** The same for a call that comes by another door than HTTP; what takes or answers files has none. */
  take?(ctx: Ctx, sent: SentParts): Promise<unknown>;
}

/** The parts of a call as they were sent, not parsed yet. */
export interface SentParts {
  params: unknown;
  query: unknown;
  body: unknown;
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
    take: async (ctx, sent) => operation(ctx, read({ ...sent, headers: {} })),
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
function inputOf<E extends AnyEndpoint>(
  endpoint: E,
): (request: SentParts & Pick<FastifyRequest, 'headers'>) => EndpointParsed<E> {
  const { params, query, body } = endpoint;
  const isChange = endpoint.method === 'PATCH' || endpoint.method === 'PUT';
  const beside = isChange ? new Set(Object.keys(params?.shape ?? {})) : undefined;
  return (request) => {
    const isMultipart = request.headers['content-type']?.startsWith('multipart/') ?? false;
    if (isMultipart && body) throw new Refusal('unsupportedMediaType');
    return {
      ...parsePart(params, request.params),
      ...parseQuery(query, request.query),
      ...parsePart(body, request.body ?? {}, beside),
    } as EndpointParsed<E>;
  };
}

/**
 * Reads a part of a request. Of the body of a change a field that is not there is refused, however deep it lies: answered like
 * one that was changed, it would be lost unseen. What the address says (`beside`) may stand in the body as well. Without
 * `beside` it is passed over, of what makes or asks for something: the clients of the documents name more than we know.
 */
function parsePart(
  schema: z.ZodObject | undefined,
  value: unknown,
  beside?: ReadonlySet<string> | undefined,
): object {
  if (!schema) return {};
  const result = schema.safeParse(value);
  const unknown = beside
    ? knownPartOf(schema, value).unknown.filter(
        ([name, ...deeper]) => deeper.length > 0 || !beside.has(String(name)),
      )
    : [];
  if (result.success && unknown.length === 0) return result.data;
  const fields = [
    ...unknown.slice(0, 50).map((path) => unknownField(path.slice(0, -1), String(path.at(-1)))),
    ...(result.success ? [] : fieldsOf(result.error, value)),
  ];
  // A strict schema refuses by itself what it does not have.
  const reported = new Map(fields.map((field) => [`${field.kind} ${field.path}`, field]));
  throw new Refusal('validationFailed', { fields: [...reported.values()] });
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
