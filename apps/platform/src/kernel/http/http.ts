import { isOnce } from '@izlog/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { isStaffAct, sentBy } from '../audit.ts';
import type { Kernel } from '../kernel.ts';
import { actOnce } from '../once/act-once.ts';
import { Refusal } from '../refusal.ts';
import { rethrowWithWho } from '../resource/who-changed.ts';
import { tagOnTheWay } from '../tags.ts';
import { allOfOnePublish, answersContent } from './all-of-one-publish.ts';
import { answerError } from './error-handler.ts';
import { acceptForms, acceptJsonOnly, acceptStream, acceptText } from './json-body.ts';
import { opening } from './opening.ts';
import { asksForDrafts, contextOf } from './request-context.ts';
import type { Route } from './route.ts';

/** Puts routes on a Fastify instance: context, access, operation, log of staff, envelope, cache tags. */
export function mount(app: FastifyInstance, kernel: Kernel, routes: readonly Route[]): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('notFound'), request, reply));
  acceptJsonOnly(app);
  app.addHook('onError', (_request, _reply, error, done) => {
    kernel.room.note(error, new Date());
    done();
  });
  // With `done`: a promise for each of these would be felt in what a small answer costs.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const takesForms = ({ endpoint }: Route) => endpoint.acceptsForm ?? false;
  const takesText = ({ endpoint }: Route) => endpoint.takesText ?? false;
  const takesStream = ({ endpoint }: Route) => endpoint.takesStream ?? false;
  mountEach(
    app,
    kernel,
    routes.filter((route) => !takesForms(route) && !takesText(route) && !takesStream(route)),
  );
  app.register(async (scope) => {
    acceptText(scope);
    mountEach(scope, kernel, routes.filter(takesText));
  });
  app.register(async (scope) => {
    acceptStream(scope);
    mountEach(scope, kernel, routes.filter(takesStream));
  });
  app.register(async (scope) => {
    acceptForms(scope);
    mountEach(scope, kernel, routes.filter(takesForms));
  });
}

function mountEach(app: FastifyInstance, kernel: Kernel, routes: readonly Route[]): void {
  for (const { endpoint, answer } of routes) {
    const isAct = isStaffAct(endpoint);
    const isDoneOnce = isOnce(endpoint);
    const isContent = answersContent(endpoint);
    const mustBeOpen = opening(kernel, endpoint);
    // What else was tagged on the way (a picture of an order, an option that was looked up) is shown to nobody.
    const isCacheable = endpoint.cache !== undefined && endpoint.cache !== 'never';
    const action = `${endpoint.method} ${endpoint.path}`;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const ctx = await contextOf(kernel, endpoint, request);
        mustBeOpen(ctx);
        if (endpoint.status) reply.status(endpoint.status);
        const isPreview = asksForDrafts(request);
        if (isPreview) reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
        const act = async () => {
          const result = await answer(ctx, request, reply).catch((thrown) => rethrowWithWho(ctx, thrown));
          if (isAct && ctx.caller.kind === 'staff') {
            const { changes = [] } = ctx;
            const input = sentBy(request, endpoint.unloggedFields);
            await kernel.audit.record(ctx, { action, input, changes });
          }
          return result;
        };
        const result = isContent
          ? await allOfOnePublish(kernel, ctx, reply, () => answer(ctx, request, reply))
          : await (isDoneOnce ? actOnce(kernel, ctx, { request, reply }, act) : act());
        if (isCacheable && !isPreview && ctx.tags.size > 0 && !reply.sent)
          reply.header('x-cache-tags', [...ctx.tags].map(tagOnTheWay).join(','));
        return result;
      },
    });
  }
}
