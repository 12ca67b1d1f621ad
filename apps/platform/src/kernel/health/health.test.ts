import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { platformTest } from '#test/kit.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('health', () => {
  platformTest(
    '[REL-11] the process says that it lives, with its version, and that it is ready',
    async ({ platform }) => {
      const alive = await platform.app.inject('/healthz');
      const ready = await platform.app.inject('/readyz');

      expect(alive.json()).toEqual({ data: { status: 'ok', version } });
      expect(ready.json()).toEqual({ data: { status: 'ready' } });
    },
  );

  platformTest('metrics are for this machine only', async ({ platform }) => {
    await platform.app.inject('/api/v1/commons?type=languages');
    const own = await platform.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const other = await platform.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });

    expect(own.body).toContain('izlog_api_request_seconds_count');
    expect(other.statusCode).toBe(404);
  });

  platformTest.for([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'x-client-ip',
    'x-original-forwarded-for',
    'true-client-ip',
    'cf-connecting-ip',
    'cf-ray',
    'fastly-client-ip',
    'fly-client-ip',
    'x-azure-clientip',
    'x-amzn-trace-id',
    'cdn-loop',
    'cookie',
  ])('metrics stay closed to what a proxy on this machine hands on: %s', async (name, { platform }) => {
    const forwarded = await platform.app.inject({
      url: '/metrics',
      remoteAddress: '127.0.0.1',
      headers: { [name]: '203.0.113.9' },
    });

    expect(forwarded.statusCode).toBe(404);
  });

  platformTest('metrics open for Prometheus on this machine', async ({ platform }) => {
    const scraped = await platform.app.inject({
      url: '/metrics',
      remoteAddress: '::1',
      headers: {
        'user-agent': 'Prometheus/3.5.0',
        accept: 'application/openmetrics-text;version=1.0.0;q=0.6,text/plain;q=0.3,*/*;q=0.1',
        'accept-encoding': 'gzip',
        'x-prometheus-scrape-timeout-seconds': '10',
      },
    });

    expect(scraped.statusCode).toBe(200);
  });
});
