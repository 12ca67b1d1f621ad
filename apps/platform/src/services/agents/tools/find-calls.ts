import type { AnyEndpoint } from '@izlog/contract/endpoint';
import type { ProgramRights } from '#platform/kernel/kernel.ts';
import { type AgentCalls, callOf, opens, wayOf } from '../proposals/agent-calls.ts';
import { neededBy, schemaOf } from './describe-tool.ts';

/** Most calls of one answer. */
const mostFound = 10;

/** A call that was found by its words: how it is made, and what it takes. */
export interface FoundCall {
  call: string;
  summary: string;
  needs: string;
  way: string;
  input?: object;
}

const ways = {
  read: 'reads at once',
  propose: 'becomes a proposal, which a person approves',
  never: 'cannot be shown before it is done, so no agent may do it: a person does it in the back office',
} as const;

/** Calls that the key opens, by words of their path and sentence; those that most of the words are in first. */
export function findCalls(calls: AgentCalls, rights: ProgramRights, words: string): FoundCall[] {
  const asked = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return [...calls.all]
    .filter(({ endpoint }) => opens(endpoint, rightsFor(endpoint, rights)))
    .map(({ endpoint }) => ({ endpoint, hits: hitsOf(endpoint, asked) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, mostFound)
    .map(({ endpoint }) => ({
      call: callOf(endpoint),
      summary: endpoint.summary,
      needs: neededBy(endpoint),
      way: ways[wayOf(endpoint)],
      ...(wayOf(endpoint) !== 'never' && { input: schemaOf(endpoint) }),
    }));
}

/** The rights by which a key makes a call: what is proposed needs those by which it proposes. */
export const rightsFor = (endpoint: AnyEndpoint, { reading, proposing, writing }: ProgramRights) => {
  const way = wayOf(endpoint);
  return way === 'read' ? reading : way === 'propose' ? proposing : writing;
};

/** A word that is a part of the path counts more than one of the sentence, and a whole one more than a beginning. */
function hitsOf({ path, method, summary }: AnyEndpoint, asked: readonly string[]): number {
  const parts = `${method} ${path}`.toLowerCase().split(/[^a-z\d]+/);
  const text = summary.toLowerCase();
  const hitOf = (word: string) => {
    const stem = word.length > 3 ? word.replace(/s$/, '') : word;
    if (parts.includes(word) || parts.includes(stem)) return 4;
    if (parts.some((one) => one.startsWith(stem))) return 2;
    return text.includes(stem) ? 1 : 0;
  };
  return asked.reduce((sum, word) => sum + hitOf(word), 0);
}
