import { type AnyEndpoint, permissionsOf } from '@izlog/contract/endpoint';
import { refusals } from '@izlog/contract/refusals';
import { isOpenToPrograms } from '@izlog/contract/user/programs/open-to-programs';
import type { z } from 'zod';
import { jsonSchemaOf, operationIdOf, serviceOf } from './endpoint-schema.ts';
import { schemaExample } from './schema-example.ts';
import { schemaNotation } from './schema-notation.ts';
import { serviceWords } from './service-words.ts';

/**
 * The API page at /api/docs: how to begin, then every endpoint with its access, input, answer, refusals and a call to copy,
 * without any script. `server` is the address of the examples.
 */
export function apiPage(endpoints: readonly AnyEndpoint[], server: string): string {
  const groups = [...Map.groupBy(endpoints, serviceOf)];
  const index = groups.map(
    ([service, list]) =>
      `<li><a href="#${escapeHtml(service)}">${escapeHtml(service)}</a> ${list.length}</li>`,
  );
  const sections = groups.map(
    ([service, list]) =>
      `<section id="${escapeHtml(service)}"><h2>${escapeHtml(service)}</h2><p>${escapeHtml(serviceWords[service] ?? '')}</p>${list.map((one) => entry(one, server)).join('')}</section>`,
  );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Izlog platform API</title><style>${style}</style></head><body><main><h1>Izlog platform API</h1><p>${endpoints.length} endpoints, the same as in <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${beginning(server)}<nav aria-label="Services"><ul>${index.join('')}</ul></nav>${sections.join('')}</main></body></html>`;
}

/** Three calls that work one after the other on a shop that has just been started. */
function beginning(server: string): string {
  const keys = `  -H 'apiKey: APIKEY' -H 'site: 1' -H 'language: hrv'`;
  const calls = [
    `# which site answers here: apiKeyToken, siteID and a storeID for each language`,
    `curl -X POST ${server}/api/v2/domainDetect -H 'customreferer: ${server}'`,
    '',
    `# the same headers with every further call; "store" where an endpoint says so`,
    `curl '${server}/api/v1/commons?type=countries' \\\n${keys}`,
    '',
    `# a login gives tokens.accessToken: the header "accessToken" of customers and staff`,
    `curl -X POST ${server}/api/v1/login \\\n${keys} \\\n  -H 'content-type: application/json' -d '{"username":"ana@example.hr","password":"…"}'`,
    '',
    `# a program has a key of its own, made under Settings, Programs; it needs nothing else`,
    `curl ${server}/api/v1/user/programKey/own -H 'accessToken: izlog_…'`,
  ];
  return `<h2 id="begin">Begin</h2><pre>${escapeHtml(calls.join('\n'))}</pre><p>Success is <code>{ "data": … }</code>. A refusal is <code>{ "error": { "code", "message", "payload"? } }</code>; a wrong request names its fields in <code>error.payload.fields</code>: <code>path</code> as <code>filters.0.key</code>, <code>kind</code> for programs, <code>message</code> in English for those who write them. A fault is <code>{ "error": { "statusCode", "payload": { "message", "requestId" } } }</code>. Prices are numbers in the main unit of the currency, moments ISO 8601 in UTC, languages three letters (<code>hrv</code>).</p>`;
}

function entry(endpoint: AnyEndpoint, server: string): string {
  const inputs = [
    ['Path', endpoint.params],
    ['Query', endpoint.query],
    ['Body', endpoint.body],
  ] as const;
  const parts = inputs.flatMap(([name, schema]) => (schema ? [shape(name, schema, 'input')] : []));
  const answer = shape('Answer: data', endpoint.answer, 'output');
  const access =
    typeof endpoint.access === 'string'
      ? endpoint.access
      : `staff: ${permissionsOf(endpoint.access).join(' or ')}`;
  const call = callOf(endpoint, server);
  return `<details id="${operationIdOf(endpoint)}"><summary><b>${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code> <small>${escapeHtml(access)}${endpoint.needsStore ? ', store' : ''}${isOpenToPrograms(endpoint) ? ', programs' : ''}</small><br>${escapeHtml(endpoint.summary)}</summary>${parts.join('')}${answer}${refusalList(endpoint)}${call === undefined ? '' : `<h3>Example</h3><pre>${escapeHtml(call)}</pre>`}</details>`;
}

function shape(name: string, schema: z.ZodType, io: 'input' | 'output'): string {
  return `<h3>${name}</h3><pre>${escapeHtml(schemaNotation(jsonSchemaOf(schema, io)))}</pre>`;
}

function refusalList({ refusals: names = [] }: AnyEndpoint): string {
  if (names.length === 0) return '';
  const rows = names.map((name) => {
    const { status, code, message } = refusals[name];
    return `<li>${status} <code>${escapeHtml(code)}</code> ${escapeHtml(message)}</li>`;
  });
  return `<h3>Refusals of its own</h3><ul>${rows.join('')}</ul>`;
}

/** A call with the least that fits, or undefined where only real data would. */
function callOf(endpoint: AnyEndpoint, server: string): string | undefined {
  const [params, query, body] = [endpoint.params, endpoint.query, endpoint.body].map(
    (schema) => schema && schemaExample(jsonSchemaOf(schema, 'input')),
  ) as Array<Record<string, unknown> | undefined>;
  const fits = [
    [endpoint.params, params],
    [endpoint.query, query],
    [endpoint.body, body],
  ] as const;
  if (endpoint.takesText || fits.some(([schema, value]) => schema && !schema.safeParse(value).success))
    return;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? ''));
  const asked = Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]);
  const search = new URLSearchParams(asked);
  const address = `${server}${path}${search.size > 0 ? `?${search}` : ''}`;
  const json = body && JSON.stringify(body);
  const lines = [
    `curl ${endpoint.method === 'GET' ? '' : `-X ${endpoint.method} `}'${address}'`,
    ...headersOf(endpoint).map((header) => `  -H '${header}'`),
    ...(json ? [`  -H 'content-type: application/json' -d '${json.replaceAll("'", "'\\''")}'`] : []),
  ];
  return lines.join(' \\\n');
}

function headersOf({ access, needsStore }: AnyEndpoint): string[] {
  if (access === 'anyone') return [];
  return [
    'apiKey: APIKEY',
    'site: 1',
    'language: hrv',
    ...(needsStore ? ['store: 1'] : []),
    ...(access === 'visitor' ? [] : ['accessToken: TOKEN']),
  ];
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:64rem;margin:0 auto;padding:1rem}h2{margin-top:2.5rem}h3{margin:.75rem 0 .25rem;font-size:.9rem}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}details{border-top:1px solid #8884;padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}pre{overflow:auto;background:#8882;padding:.75rem;border-radius:6px;font-size:.8rem;margin:.25rem 0}small{opacity:.85}a{color:LinkText}`;
