import { type AnyEndpoint, isKeyed } from '@izlog/contract/endpoint';
import { faultBody, refusalBody } from '@izlog/contract/envelope';
import { refusals } from '@izlog/contract/refusals';
import { z } from 'zod';
import { version } from '../version.ts';
import { jsonSchemaOf, operationIdOf, serviceOf } from './endpoint-schema.ts';
import { serviceWords } from './service-words.ts';

/** The OpenAPI 3.1 description of the platform, made from the same endpoint objects as its routes. */
export function openApi(endpoints: readonly AnyEndpoint[]): object {
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
      version,
      description:
        'Begin with `POST /api/v2/domainDetect` and the header `customreferer`: it answers the apiKey, the site and the stores that every further call names in its headers. Where it answers a `passwordLock`, the site is protected, and calls show the token of `settings/site/unlock` in the header `sitePassword` as well. Success is `{ "data": … }`, a refusal `{ "error": { code, message, payload? } }`; a wrong request names its fields in `error.payload.fields`.',
    },
    // The host that handed the document out, whichever site's it is.
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(serviceOf))].map((name) => ({ name, description: serviceWords[name] })),
    paths,
    components: {
      schemas: { Refusal: jsonSchemaOf(refusalBody, 'output'), Fault: jsonSchemaOf(faultBody, 'output') },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'apiKey' },
        accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' },
      },
      parameters: {
        site: header('site', 'integer', 'siteID of domainDetect.'),
        store: header('store', 'integer', 'storeID of domainDetect, by language.'),
        language: header('language', 'string', 'Three letters, as hrv; the default of the site when absent.'),
        idempotencyKey: header(
          'Idempotency-Key',
          'string',
          'Sent again with the same key within a day, the call is answered as the first time and not done again; another request under it is refused (422), and so is one whose first is still being done or was cut off (409).',
        ),
      },
    },
  });
}

function operationOf(endpoint: AnyEndpoint): object {
  return {
    summary: endpoint.summary,
    tags: [serviceOf(endpoint)],
    operationId: operationIdOf(endpoint),
    'x-access': endpoint.access,
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      ...successOf(endpoint),
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

/** What stands in an answer that is no refusal: the envelope, or the file and the redirect that come instead of it. */
function successOf({ status, answer, answersFile, redirects }: AnyEndpoint): Record<string, object> {
  if (!answersFile && redirects === undefined) {
    const schema = {
      type: 'object',
      required: ['data'],
      properties: { data: jsonSchemaOf(answer, 'output') },
    };
    return { [status ?? 200]: { description: 'Success.', content: { 'application/json': { schema } } } };
  }
  const location = { description: 'Where to go on.', schema: { type: 'string' } };
  return {
    // An empty schema: any bytes of that type (OpenAPI 3.1).
    ...(answersFile && {
      [status ?? 200]: {
        description: 'The file.',
        content: Object.fromEntries(answersFile.map((type) => [type, {}])),
      },
    }),
    ...(redirects && { [redirects]: { description: 'A redirect.', headers: { location } } }),
  };
}

/** By status; several refusals may share one. */
function refusalsOf(endpoint: AnyEndpoint): Record<string, object> {
  const byStatus: Record<string, { description: string; content: object }> = {};
  for (const name of endpoint.refusals ?? []) {
    const { status, code, message } = refusals[name];
    const before = byStatus[status]?.description;
    byStatus[status] = {
      description: `${before ? `${before} ` : ''}${code}: ${message}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    };
  }
  return byStatus;
}

function header(name: string, type: 'integer' | 'string', description: string): object {
  return { name, in: 'header', required: false, schema: { type }, description };
}

/** API-003: which site, and in which language; the store only where the answer depends on it, and there it must be (API-006). */
function headersOf(endpoint: AnyEndpoint): object[] {
  if (endpoint.access === 'anyone') return [];
  const names = [
    ...(endpoint.needsStore ? ['site', 'store', 'language'] : ['site', 'language']),
    ...(isKeyed(endpoint) ? ['idempotencyKey'] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
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
    schema: jsonSchemaOf(field, 'input'),
  }));
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
