import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON (API-023). An empty one counts as absent: many clients name the type on calls that have no body.
 * Uploads have a parser of their own.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** Takes HTML forms too, as an object of texts; of fields sent twice the last counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

/** Takes bodies as the text they came as, JSON or a form: what is signed is their bytes. */
export function acceptText(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    app.addContentTypeParser<string>(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  }
}

/** Takes any body and leaves it unread: its operation counts the bytes as they come. */
export function acceptStream(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null, undefined));
}
