import { expect } from 'vitest';
import { platformTest as test } from '../../../test/kit.ts';

test('an answer of the platform can never act as a document, whatever it holds', async ({ platform }) => {
  const answers = await Promise.all(
    ['/api/openapi.json', '/api/v1/nothing', '/healthz'].map((url) => platform.http({ url })),
  );

  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
