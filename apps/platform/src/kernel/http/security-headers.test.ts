import { expect } from 'vitest';
import { platformTestWith } from '#test/kit.ts';

const test = platformTestWith({ PUBLIC_URL: 'https://www.primjer.example', TRUST_PROXY: '1' });

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

test('what is asked over https is told to stay with it, and never for hosts below, which may be another’s', async ({
  platform,
}) => {
  const headers = { 'x-forwarded-proto': 'https' };
  for (const url of ['/api/openapi.json', '/api/v1/nothing', '/healthz'])
    expect((await platform.http({ url, headers })).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
});
