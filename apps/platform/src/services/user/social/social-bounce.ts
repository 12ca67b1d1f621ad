import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findFlowByState } from './identity.queries.ts';

/** What a provider sends back that the site needs; anything else, such as a name, stays behind. */
const passedOn = ['code', 'state', 'error', 'iss'] as const;

/**
 * Apple answers with a form posted from its own page, which a browser sends without our cookies. This address turns it
 * into an ordinary visit of the page where the login began. Only an address kept with the login is ever gone to.
 */
export function mountSocialBounce(app: FastifyInstance, kernel: Kernel): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post('/api/v1/user/social/bounce/:provider', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const flow = await findFlowByState(kernel.database.db, form.get('state') ?? '', new Date());
      const { provider } = request.params as { provider: string };
      if (flow?.provider !== provider) throw new Refusal('notFound');
      const target = new URL(flow.redirectUri);
      for (const name of passedOn) {
        const value = form.get(name);
        if (value !== null) target.searchParams.set(name, value);
      }
      return reply.redirect(target.href, 303);
    });
  });
}
