import { type Context, createContext } from 'react';

/** A context and what a cached fragment finds in it. */
interface VisitorContext {
  context: Context<unknown>;
  inFragment: unknown;
}

const contexts: VisitorContext[] = [];

/** Every context that was made so. */
export const visitorContexts: readonly VisitorContext[] = contexts;

/**
 * Makes a context whose value may differ between visitors or places of a page. A cached fragment is shown to many: there
 * it always has the value `inFragment`, whatever stands around it. Contexts are made so; render/fragment-guard.test.tsx
 * names the few that are not, and why.
 */
export function createVisitorContext<T>(initial: T, { inFragment }: { inFragment: T }): Context<T> {
  const context = createContext(initial);
  contexts.push({ context: context as Context<unknown>, inFragment });
  return context;
}
