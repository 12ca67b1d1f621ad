import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { faultBody, refusalBody } from '@izlog/contract/envelope';
import { refusals } from '@izlog/contract/refusals';
import { z } from 'zod';

/** The OpenAPI 3.1 description of the platform, made from the same endpoint objects as its routes. */
export function openApi(endpoints: readonly AnyEndpoint[], server: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return hoistDefinitions({
    openapi: '3.1.0',
    info: {
      title: 'Izlog platform',
      version: '1.12.191',
      description: 'Success is `{ "data": … }`, a refusal `{ "error": { code, message, payload? } }`.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusalBody, 'output'), Fault: jsonSchema(faultBody, 'output') },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'apiKey' },
        accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' },
      },
    },
  });
}

function operationOf(endpoint: AnyEndpoint): object {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[3] ?? 'platform'],
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    'x-access': endpoint.access,
    security: securityOf(endpoint),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['data'],
              properties: { data: jsonSchema(endpoint.answer, 'output') },
            },
          },
        },
      },
      ...refusalsOf(endpoint),
      default: {
        description: 'Any other refusal or fault.',
        content: {
          'application/json': {
            schema: {
              anyOf: [{ $ref: '#/components/schemas/Refusal' }, { $ref: '#/components/schemas/Fault' }],
            },
          },
        },
      },
    },
  };
}

function refusalsOf(endpoint: AnyEndpoint): Record<string, object> {
  const byStatus: Record<string, object> = {};
  for (const name of endpoint.refusals ?? []) {
    const { status, code, message } = refusals[name];
    byStatus[status] = {
      description: `${code}: ${message}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    };
  }
  return byStatus;
}

function securityOf({ access }: AnyEndpoint): object[] {
  if (access === 'anyone') return [];
  return access === 'visitor' ? [{ apiKey: [] }] : [{ apiKey: [], accessToken: [] }];
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchema(field, 'input'),
  }));
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return $defs ? { ...rest, $defs } : rest;
}

/**
 * A recursive schema refers to definitions at the root of its own document. Here each schema is a part of a larger one,
 * so its definitions move to the shared components under a name of their own.
 */
function hoistDefinitions(document: object): object {
  const shared: Record<string, unknown> = {};
  let count = 0;
  const move = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
    if (Array.isArray(value)) return value.map((one) => move(one, names));
    if (typeof value !== 'object' || value === null) return value;
    const { $defs, ...rest } = value as { $defs?: Record<string, unknown> };
    const known = new Map(names);
    for (const name of Object.keys($defs ?? {})) known.set(name, `Shared${++count}`);
    for (const [name, definition] of Object.entries($defs ?? {}))
      shared[known.get(name) ?? name] = move(definition, known);
    return Object.fromEntries(
      Object.entries(rest).map(([key, one]) => {
        const name =
          key === '$ref' && typeof one === 'string' ? one.match(/^#\/\$defs\/(.+)$/)?.[1] : undefined;
        return [key, name === undefined ? move(one, known) : `#/components/schemas/${known.get(name)}`];
      }),
    );
  };
  const moved = move(document, new Map()) as { components: { schemas: object } };
  return {
    ...moved,
    components: { ...moved.components, schemas: { ...moved.components.schemas, ...shared } },
  };
}
