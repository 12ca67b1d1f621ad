import { describe, expect } from 'vitest';
import { platformTest } from '../../test/kit.ts';

describe('health', () => {
  platformTest('the process says that it lives and that it is ready', async ({ platform }) => {
    const alive = await platform.app.inject('/healthz');
    const ready = await platform.app.inject('/readyz');

    expect(alive.statusCode).toBe(200);
    expect(ready.json()).toEqual({ data: { status: 'ready' } });
  });

  platformTest(
    'metrics are for this machine only, and not for what a proxy forwards',
    async ({ platform }) => {
      await platform.app.inject('/api/v1/commons?type=languages');
      const own = await platform.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
      const other = await platform.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
      const forwarded = await platform.app.inject({
        url: '/metrics',
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });

      expect(own.body).toContain('izlog_api_request_seconds_count');
      expect(other.statusCode).toBe(404);
      expect(forwarded.statusCode).toBe(404);
    },
  );
});
