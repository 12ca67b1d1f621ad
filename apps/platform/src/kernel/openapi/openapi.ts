import { type AnyEndpoint, isOnce } from '@izlog/contract/endpoint';
import { faultBody, refusalBody } from '@izlog/contract/envelope';
import { refusals } from '@izlog/contract/refusals';
import { isOpenToPrograms } from '@izlog/contract/user/programs/open-to-programs';
import { z } from 'zod';
import { version } from '../version.ts';
import { type JsonSchema, jsonSchemaOf, operationIdOf, serviceOf } from './endpoint-schema.ts';
import { NamedSchemas, pascal } from './named-schemas.ts';
import { schemaExample } from './schema-example.ts';
import { serviceWords } from './service-words.ts';

/** What programs are sent, by the name of the event: path items of OpenAPI. */
export type Webhooks = Readonly<Record<string, object>>;

/** The OpenAPI 3.1 description of the platform, made from the same endpoint objects as its routes. */
export function openApi(endpoints: readonly AnyEndpoint[], webhooks: Webhooks = {}): object {
  const schemas = new NamedSchemas();
  const refusal = schemas.place(jsonSchemaOf(refusalBody, 'output'), 'Refusal');
  const fault = schemas.place(jsonSchemaOf(faultBody, 'output'), 'Fault');
  const failed = { anyOf: [refusal, fault] };
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas, failed),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Izlog platform',
      version,
      description:
        'Begin with `POST /api/v2/domainDetect` and the header `customreferer`: it answers the apiKey, the site and the stores that every further call names in its headers. Where it answers a `passwordLock`, the site is protected, and calls show the token of `settings/site/unlock` in the header `sitePassword` as well. A program has a key that staff of the shop make for it, sends it as `accessToken` and needs no apiKey; `x-programs` says which calls keys open, and `x-access` with which right. Success is `{ "data": … }`, a refusal `{ "error": { code, message, payload? } }`; a wrong request names its fields in `error.payload.fields`.',
    },
    // The host that handed the document out, whichever site's it is.
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(serviceOf))].map((name) => ({ name, description: serviceWords[name] })),
    paths,
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
    components: {
      schemas: schemas.all,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'apiKey' },
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'accessToken',
          description: 'Of a login, or the key of a program (`izlog_…`).',
        },
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
  };
}

function operationOf(endpoint: AnyEndpoint, schemas: NamedSchemas, failed: object): object {
  const name = nameOf(endpoint);
  const body = bodyOf(endpoint, schemas, name);
  return {
    summary: endpoint.summary,
    tags: [serviceOf(endpoint)],
    operationId: operationIdOf(endpoint),
    'x-access': endpoint.access,
    'x-programs': isOpenToPrograms(endpoint),
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path', schemas, name),
      ...parametersOf(endpoint.query, 'query', schemas, name),
      ...headersOf(endpoint),
    ],
    ...(body && { requestBody: body }),
    responses: {
      ...successOf(endpoint, schemas, name),
      ...refusalsOf(endpoint),
      default: {
        description: 'Any other refusal or fault.',
        content: { 'application/json': { schema: failed } },
      },
    },
  };
}

/** What a schema of an endpoint is called by: its method and the words of its address, without what stands in braces. */
function nameOf({ method, path }: AnyEndpoint): string {
  const [, , version = '', ...rest] = path.split('/');
  const parts = rest.filter((part) => !/^\{\w+\}$/.test(part));
  return pascal([method.toLowerCase(), ...(/^v\d+$/.test(version) ? parts : [version, ...parts])].join('-'));
}

/** Bytes of a file: what generators make a file, a blob or a text of. */
const binary = { type: 'string', format: 'binary' };

/** What is sent: JSON by its schema, a form of the browser, the parts of a form with files, or bytes as they are. */
function bodyOf(endpoint: AnyEndpoint, schemas: NamedSchemas, name: string): object | undefined {
  const { body, takesStream, takesFiles, acceptsForm } = endpoint;
  if (takesStream) return { required: true, content: { 'application/octet-stream': { schema: binary } } };
  if (takesFiles) {
    const { part, isMany, texts = [] } = takesFiles;
    const properties = {
      [part]: isMany ? { type: 'array', items: binary } : binary,
      ...Object.fromEntries(texts.map((text) => [text, { type: 'string' }])),
    };
    const schema = schemas.place({ type: 'object', required: [part], properties }, `${name}Body`);
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  const json = jsonSchemaOf(body, 'input');
  const schema = schemas.place(json, `${name}Body`);
  const example = exampleOf(body, json);
  const content = { schema, ...(example !== undefined && { example }) };
  return {
    required: true,
    content: {
      'application/json': content,
      ...(acceptsForm && { 'application/x-www-form-urlencoded': { schema } }),
    },
  };
}

/** The least that fits a schema; nothing where only real data would. */
function exampleOf(schema: z.ZodType, json: JsonSchema): unknown {
  const example = schemaExample(json);
  return schema.safeParse(example).success ? example : undefined;
}

/** What stands in an answer that is no refusal: the envelope, or the file and the redirect that come instead of it. */
function successOf(
  { status, answer, answersFile, redirects }: AnyEndpoint,
  schemas: NamedSchemas,
  name: string,
): Record<string, object> {
  if (!answersFile && redirects === undefined) {
    const json = jsonSchemaOf(answer, 'output');
    const data = schemas.place(json, `${name}Answer`);
    const schema = { type: 'object', required: ['data'], properties: { data } };
    const example = exampleOf(answer, json);
    const content = { schema, ...(example !== undefined && { example: { data: example } }) };
    return { [status ?? 200]: { description: 'Success.', content: { 'application/json': content } } };
  }
  const location = { description: 'Where to go on.', schema: { type: 'string' } };
  const disposition = { description: 'What the file is called.', schema: { type: 'string' } };
  return {
    ...(answersFile && {
      [status ?? 200]: {
        description: 'The file.',
        headers: { 'Content-Disposition': disposition },
        content: Object.fromEntries(answersFile.map((type) => [type, { schema: binary }])),
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
    ...(isOnce(endpoint) ? ['idempotencyKey'] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function securityOf(endpoint: AnyEndpoint): object[] {
  const { access } = endpoint;
  if (access === 'anyone') return [];
  if (access === 'visitor') return [{ apiKey: [] }];
  // The key of a program is enough.
  return [{ apiKey: [], accessToken: [] }, ...(isOpenToPrograms(endpoint) ? [{ accessToken: [] }] : [])];
}

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  schemas: NamedSchemas,
  operation: string,
): object[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schemas.place(jsonSchemaOf(field, 'input'), operation + pascal(name)),
  }));
}
