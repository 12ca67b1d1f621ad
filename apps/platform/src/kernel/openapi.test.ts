import { platformTest as test } from '@izlog/platform/test/kit';
import { Validator } from '@seriousme/openapi-schema-validator';
import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';

interface Operation {
  operationId: string;
  parameters: Array<{ name: string; in: string }>;
}

test('/api/openapi.json is a valid OpenAPI 3.1 document', async ({ platform }) => {
  const answer = await platform.app.inject('/api/openapi.json');

  const validator = new Validator();
  const result = await validator.validate(answer.json());

  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
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
    const names = parameters.map((one) => `${one.in} ${one.name}`);
    expect({ operationId, names: [...new Set(names)] }).toEqual({ operationId, names });
  }
});

test('/api/docs is clean HTML, lists every endpoint and runs no script', async ({ platform }) => {
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
