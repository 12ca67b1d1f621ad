import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isEqualText } from '../access/is-equal-text.ts';
import type { Kernel } from '../kernel.ts';
import { version } from '../version.ts';

/**
 * `/healthz`: the process answers, with the program's version (REL-11). `/readyz`: it can also do its work (the database answers within two seconds, the disks have room), else
 * 503. `/metrics`: Prometheus figures, for callers on this machine or with the METRICS_TOKEN.
 */
export function mountHealth(app: FastifyInstance, kernel: Kernel): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'izlog_api_request_seconds',
    help: 'Time to answer a call of the platform, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address itself: the number of series stays bounded.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async () => ({ data: { status: 'ok', version } }));
  app.get('/readyz', async (_request, reply) => {
    // The disk first: it is why a database on it does not answer.
    const trouble = !(await kernel.room.isLeft(new Date()))
      ? 'disk is full'
      : !(await answersSoon(kernel))
        ? 'database does not answer'
        : undefined;
    reply.status(trouble ? 503 : 200);
    return { data: { status: trouble ?? 'ready' } };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, kernel.env.METRICS_TOKEN)) return reply.callNotFound();
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return registry;
}

async function answersSoon({ database }: Kernel): Promise<boolean> {
  const timer = Promise.withResolvers<false>();
  const timeout = setTimeout(() => timer.resolve(false), 2000);
  try {
    const answer = database.pool.query('select 1').then(
      () => true as const,
      () => false as const,
    );
    return await Promise.race([answer, timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}

/**
 * Loopback counts only for what a program on this machine sends by itself. Proxies add their word under a hundred names
 * (`X-Forwarded-For`, `Via`, `X-Real-IP`, `CF-Connecting-IP`, …) and hand on what browsers send, so any header that no
 * reader of metrics needs closes the door.
 */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isEqualText(request.headers.authorization ?? '', `Bearer ${token}`);
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
  return isLoopback && Object.keys(request.headers).every((name) => ofReaders.has(name));
}

/** What Prometheus, its kin, curl and `fetch` of Node send. */
const ofReaders = new Set([
  ...['host', 'connection', 'user-agent', 'accept', 'accept-encoding', 'accept-language', 'sec-fetch-mode'],
  ...['x-prometheus-scrape-timeout-seconds', 'traceparent', 'tracestate'],
]);
