import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { z } from 'zod';

/** The API page at /api/docs: every endpoint with its access, input and answer, without any script. */
export function apiPage(endpoints: readonly AnyEndpoint[]): string {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.path.split('/')[3] ?? '');
  const sections = [...groups].map(
    ([service, list]) => `<section><h2>${escapeHtml(service)}</h2>${list.map(entry).join('')}</section>`,
  );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Izlog platform API</title><style>${style}</style></head><body><main><h1>Izlog platform API</h1><p>${endpoints.length} endpoints. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Success is <code>{ "data": … }</code>, a refusal <code>{ "error": { "code", "message", "payload"? } }</code>. Every call carries the headers <code>apiKey</code>, <code>site</code>, <code>store</code>, <code>language</code> and, when logged in, <code>accessToken</code>.</p>${sections.join('')}</main></body></html>`;
}

function entry(endpoint: AnyEndpoint): string {
  const parts = [
    ['Path', endpoint.params],
    ['Query', endpoint.query],
    ['Body', endpoint.body],
    ['data', endpoint.answer],
  ] as const;
  const schemas = parts
    .filter(([, schema]) => schema)
    .map(([name, schema]) => `<h4>${name}</h4><pre>${escapeHtml(schemaText(schema))}</pre>`);
  const access = typeof endpoint.access === 'string' ? endpoint.access : `staff: ${endpoint.access.staff}`;
  return `<details><summary><b>${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code> <small>${escapeHtml(access)}</small><br>${escapeHtml(endpoint.summary)}</summary>${schemas.join('')}</details>`;
}

function schemaText(schema: z.ZodType | undefined): string {
  if (!schema) return '';
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(rest, null, 2);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:1rem}details{border-top:1px solid #8884;padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}pre{overflow:auto;background:#8882;padding:.75rem;border-radius:6px;font-size:.8rem}small{opacity:.8}`;
