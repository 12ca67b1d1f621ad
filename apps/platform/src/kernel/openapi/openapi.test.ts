import { readFileSync } from 'node:fs';
import { refusals } from '@izlog/contract/refusals';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { Validator } from '@seriousme/openapi-schema-validator';
import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { z } from 'zod';
import { testSites } from '#seed/test-sites.ts';
import { platformTest as test } from '#test/kit.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

interface Operation {
  operationId: string;
  parameters: Array<{ name: string; in: string } | { $ref: string }>;
}

test('[REL-11] /api/openapi.json is a valid OpenAPI 3.1 document of this version', async ({ platform }) => {
  const answer = await platform.app.inject('/api/openapi.json');

  const validator = new Validator();
  const result = await validator.validate(answer.json());

  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(answer.json().info.version).toBe(version);
});

test('the OpenAPI document holds every endpoint, and each operation has a name of its own', async ({
  platform,
}) => {
  const { paths } = (await platform.app.inject('/api/openapi.json')).json();

  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods as Record<string, Operation>),
  );

  expect(described.toSorted()).toEqual(
    platform.endpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { parameters, operationId } of operations) {
    const names = parameters.map((one) => ('$ref' in one ? one.$ref : `${one.in} ${one.name}`));
    expect({ operationId, names: [...new Set(names)] }).toEqual({ operationId, names });
  }
});

test('[API-008] what answers a file or leads on says so, with its media types, instead of the envelope', async ({
  platform,
}) => {
  const { paths } = (await platform.app.inject('/api/openapi.json')).json();
  const bare = platform.endpoints.filter(({ answer }) => answer instanceof z.ZodUnknown);

  expect(bare.length).toBeGreaterThan(12);
  const silent = bare.filter(({ answersFile, redirects }) => !answersFile && !redirects);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const said = paths['/api/v1/product/export/{what}'].get.responses;
  expect(Object.keys(said[200].content)).toEqual(['text/csv', 'application/json']);
  expect(said[200].content['text/csv'].schema).toEqual({ type: 'string', format: 'binary' });
  expect(said[200].headers).toHaveProperty('Content-Disposition');
  expect(paths['/api/v1/cms/form/confirmEmail/{id}'].get.responses).toHaveProperty('303.headers.location');
});

test('[DOOR-04] every object of the document has a name, and every name is used', async ({ platform }) => {
  const document = (await platform.app.inject('/api/openapi.json')).json();
  const inline: string[] = [];
  const named = new Set<string>();
  const walk = (value: unknown, at: string, depth = 0): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref, properties } = value as { $ref?: string; properties?: object };
    if ($ref) named.add($ref);
    // The envelope around `data`, and what a named schema itself has.
    const isOwn = /\/components\/schemas\/\w+$/.test(at) || /\/content\/application\/json\/schema$/.test(at);
    if (properties && typeof properties === 'object' && !isOwn && !/\/(properties|example|data)$/.test(at))
      inline.push(at);
    if (/\/example$/.test(at)) return;
    for (const [key, one] of Object.entries(value)) walk(one, `${at}/${key}`, depth + 1);
  };
  walk(document, '');

  expect(inline).toEqual([]);
  const schemas = Object.keys(document.components.schemas);
  expect(schemas.filter((name) => !named.has(`#/components/schemas/${name}`))).toEqual([]);
  expect(schemas.length).toBeGreaterThan(500);
  expect(schemas.filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
});

test('[DOOR-04] what is sent as a form with files, as bytes and as JSON is told with an example that fits', async ({
  platform,
}) => {
  const { paths } = (await platform.app.inject('/api/openapi.json')).json();
  const isTold = ({ path, method }: { path: string; method: string }) =>
    Object.keys(paths[path][method.toLowerCase()].requestBody?.content ?? {});

  for (const endpoint of platform.endpoints) {
    const { body, takesFiles, takesStream } = endpoint;
    const wanted = takesStream
      ? 'application/octet-stream'
      : takesFiles
        ? 'multipart/form-data'
        : 'application/json';
    const types = body || takesFiles || takesStream ? [wanted] : [];
    expect(isTold(endpoint), endpoint.path).toEqual(expect.arrayContaining(types));
    const example = paths[endpoint.path][endpoint.method.toLowerCase()].requestBody?.content[wanted]?.example;
    if (example !== undefined) expect(body?.safeParse(example).success, endpoint.path).toBe(true);
  }
});

test('[DOOR-01] the document says which calls the key of a program opens, and that it needs nothing else', async ({
  platform,
}) => {
  const { paths } = (await platform.app.inject('/api/openapi.json')).json();

  const orders = paths['/api/v2/ecommerce/order/filter'].get;
  expect(orders['x-programs']).toBe(true);
  expect(orders.security).toContainEqual({ accessToken: [] });
  expect(paths['/api/v1/login'].post['x-programs']).toBe(false);
});

test('/api/docs is clean HTML, lists every endpoint and runs no script', { tags: 'release' }, async ({
  platform,
}) => {
  const answer = await platform.app.inject('/api/docs');

  const report = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(
    answer.payload,
  );

  const messages = report.results.flatMap(({ messages }) => messages);
  expect(messages.map(({ ruleId, message, line, column }) => ({ ruleId, message, line, column }))).toEqual(
    [],
  );
  for (const { path } of platform.endpoints) expect(answer.payload).toContain(`<code>${path}</code>`);
  expect(answer.payload).not.toContain('<script');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('the OpenAPI document tells every refusal of an endpoint, also those that share a status, and every group', async ({
  platform,
}) => {
  const { paths, tags } = (await platform.app.inject('/api/openapi.json')).json();

  for (const { path, method, refusals: names = [] } of platform.endpoints) {
    const { responses, tags: own } = paths[path][method.toLowerCase()];
    for (const name of names) {
      const { status, code } = refusals[name];
      expect(responses[status].description, `${method} ${path}`).toContain(`${code}: `);
    }
    expect(tags).toContainEqual({ name: own[0], description: expect.stringMatching(/\.$/) });
  }
  expect(JSON.stringify(paths)).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

test('[API-003] the calls with which the API page begins work as they stand there', async ({ platform }) => {
  const page = (await platform.app.inject('/api/docs')).payload;
  const { host } = testSites[1];
  const site = await platform.call(
    detectDomain,
    {},
    { as: 'nobody', headers: { customreferer: `https://${host}/` } },
  );
  const [, path = ''] = /curl '[^']*?(\/api\/v1\/commons[^']*)'/.exec(page) ?? [];

  const answer = await platform.app.inject({
    url: path,
    headers: { apiKey: site.apiKeyToken, site: String(site.siteID), language: 'hrv' },
  });

  expect(page).toMatch(/curl -X POST \S+\/api\/v2\/domainDetect -H 'customreferer: /);
  expect(answer.json().data.length).toBeGreaterThan(200);
});

test('most endpoints have a call to copy, and the page stays readable', async ({ platform }) => {
  const page = (await platform.app.inject('/api/docs')).payload;

  expect(page.split('<h3>Example</h3>').length - 1).toBeGreaterThan(platform.endpoints.length * 0.8);
  expect(page).not.toContain('additionalProperties');
  expect(page.length / platform.endpoints.length).toBeLessThan(3_100);
});
