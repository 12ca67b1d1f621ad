import { data, type MiddlewareFunction } from 'react-router';

export type NamedMiddleware = Readonly<Record<string, MiddlewareFunction<Response>>>;

/**
 * The middleware a page names; a name that does not exist gives status 500 with the message 'Unknown middleware {name}'
 * (ROUTE-057), so that a misspelled guard closes a page instead of leaving it open.
 */
export function named(middleware: NamedMiddleware, ...names: string[]): MiddlewareFunction<Response>[] {
  return names.map((name) => {
    const known = Object.hasOwn(middleware, name) ? middleware[name] : undefined;
    return (
      known ??
      (() => {
        throw data(`Unknown middleware ${name}`, { status: 500, statusText: `Unknown middleware ${name}` });
      })
    );
  });
}
