import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { getOwnProgramKey } from '@izlog/contract/user/programs/program-keys';
import { longestTitle } from '@izlog/contract/user/proposals/proposal-states';
import { programOf } from '#platform/kernel/access/caller.ts';
import { refusalOf } from '#platform/kernel/http/error-handler.ts';
import { opening } from '#platform/kernel/http/opening.ts';
import { type CallRequest, contextOf } from '#platform/kernel/http/request-context.ts';
import type { Kernel, ProgramRights } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type AgentCalls, opens, wayOf } from '../proposals/agent-calls.ts';
import { approveProposal } from '../proposals/decide-proposal.ts';
import { ownProposal } from '../proposals/own-proposal.ts';
import { partsOf, type TakingRoute } from '../proposals/play.ts';
import { propose } from '../proposals/propose.ts';
import { describeTool, fieldsOf, type Tool, titleField } from './describe-tool.ts';
import { findCalls, rightsFor } from './find-calls.ts';
import { ownTools } from './own-tools.ts';
import { toolCalls } from './tool-table.ts';
import { markVisitorWords } from './visitor-words.ts';

/** Signs of an answer at most; an agent that asks for more is told to ask for less. */
const longestAnswer = 200_000;

/** An agent that came in with its key. */
export interface Agent {
  request: CallRequest;
  keyId: number;
  siteId: number;
  rights: ProgramRights;
}

/** What agents may do here: which tools a key has, and what a call of one answers. */
export class Toolbox {
  readonly #kernel: Kernel;
  readonly #calls: AgentCalls;
  #described: ReadonlyMap<string, { tool: Tool; route: TakingRoute }> | undefined;

  constructor(kernel: Kernel, calls: AgentCalls) {
    this.#kernel = kernel;
    this.#calls = calls;
  }

  /** Described when first asked for: it takes a while, and a shop without agents needs none of it. */
  get #tools() {
    this.#described ??= new Map(
      [...toolCalls].flatMap(([name, call]) => {
        const route = this.#calls.find(call);
        return route ? [[name, { tool: describeTool(name, route.endpoint), route }] as const] : [];
      }),
    );
    return this.#described;
  }

  /** The tools that a key opens, in their order. */
  list({ rights }: Pick<Agent, 'rights'>): Tool[] {
    const opened = [...this.#tools.values()].filter(({ route: { endpoint } }) =>
      opens(endpoint, rightsFor(endpoint, rights)),
    );
    return [...opened.map(({ tool }) => tool), ...ownTools];
  }

  /** What a tool answers; refuses as the endpoint does, and with notFound a tool that there is not. */
  async call(agent: Agent, name: string, input: Record<string, unknown>): Promise<unknown> {
    const found = this.#tools.get(name);
    if (found) return this.#make(agent, found.route, input);
    if (name === 'find_calls') return { calls: findCalls(this.#calls, agent.rights, textIn(input, 'words')) };
    if (name === 'call') {
      const route = this.#calls.find(textIn(input, 'call'));
      if (!route) throw new Refusal('notFound');
      return this.#make(agent, route, (input.input ?? {}) as Record<string, unknown>);
    }
    if (name === 'apply_proposal') return this.#apply(agent, input);
    if (name === 'get_proposal') {
      const ctx = await contextOf(this.#kernel, getOwnProgramKey, agent.request, { isCounted: false });
      return ownProposal(ctx, agent.keyId, Number(input.id));
    }
    throw new Refusal('notFound');
  }

  /** Does a proposal in the name of the key itself; refuses with forbidden where it may propose it only. */
  async #apply(agent: Agent, { id, madeAt }: Record<string, unknown>): Promise<unknown> {
    const { request, keyId } = agent;
    const own = await contextOf(this.#kernel, getOwnProgramKey, request, { isCounted: false });
    const proposal = await ownProposal(own, keyId, Number(id));
    const route = this.#calls.find(proposal.call);
    if (!route) throw new Refusal('notFound');
    const { endpoint } = route;
    const ctx = await contextOf(this.#kernel, endpoint, request, { isCounted: false });
    opening(this.#kernel, endpoint)(ctx);
    const said = { id: Number(id), madeAt: String(madeAt) };
    const deciding = { calls: this.#calls, programs: this.#kernel.programs };
    const { state } = await approveProposal(deciding, ctx, said);
    const { changes = [] } = ctx;
    if (changes.length > 0)
      await this.#kernel.audit.record(ctx, { action: proposal.call, input: said, changes });
    return { proposal: said.id, state, changed: changes };
  }

  async #make(agent: Agent, route: TakingRoute, input: Record<string, unknown>): Promise<unknown> {
    const { endpoint } = route;
    const way = wayOf(endpoint);
    if (way === 'never') throw new Refusal('notPlayable');
    mustBeKnown(endpoint, input, way === 'propose');
    const ctx = await contextOf(this.#kernel, endpoint, agent.request, {
      isProposal: way === 'propose',
      isCounted: false,
    });
    opening(this.#kernel, endpoint)(ctx);
    if (way === 'read') {
      const answer = await route.take({ ...ctx, site: ctx.site }, partsOf(endpoint, input));
      return mustBeShort(markVisitorWords(endpoint.path, answer));
    }
    const { [titleField]: title, ...sent } = input;
    const { id, endsAt, changes, refused } = await propose(ctx, route, {
      title: titleOf(title),
      input: sent,
    });
    return {
      proposal: id,
      state: 'waiting',
      madeAt: ctx.now.toISOString(),
      endsAt: endsAt.toISOString(),
      wouldChange: changes,
      refused,
      next: 'Nothing is changed yet. A person decides in the back office; get_proposal tells how it stands.',
    };
  }
}

/** The agent of a request by its key; refuses as keys are refused. */
export async function agentOf(kernel: Kernel, request: CallRequest): Promise<Agent> {
  const ctx = await contextOf(kernel, getOwnProgramKey, request);
  opening(kernel, getOwnProgramKey)(ctx);
  const program = programOf(ctx.caller);
  const rights = program && (await kernel.programs.rights(program.id, ctx.site.id, ctx.now));
  if (!program || !rights) throw new Refusal('keyUnknown');
  return { request, keyId: program.id, siteId: ctx.site.id, rights };
}

/** Refuses fields that the tool has not: an agent that guesses a name must learn of it. */
function mustBeKnown(endpoint: AnyEndpoint, input: Record<string, unknown>, isProposal: boolean): void {
  const known = new Set([...Object.keys(fieldsOf(endpoint)), ...(isProposal ? [titleField] : [])]);
  const unknown = Object.keys(input).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw wrong(unknown.slice(0, 50).map((path) => [path, 'unknown', 'There is no such field.']));
}

function titleOf(said: unknown): string {
  const title = typeof said === 'string' ? said.trim() : '';
  if (title === '' || title.length > longestTitle)
    throw wrong([
      [titleField, 'required', `Say in one line of at most ${longestTitle} signs what you propose.`],
    ]);
  return title;
}

function textIn(input: Record<string, unknown>, name: string): string {
  const text = input[name];
  if (typeof text !== 'string' || text.trim() === '')
    throw wrong([[name, 'required', 'A text is needed here.']]);
  return text;
}

const wrong = (fields: ReadonlyArray<readonly [path: string, kind: string, message: string]>) =>
  new Refusal('validationFailed', {
    fields: fields.map(([path, kind, message]) => ({ path, kind, message })),
  });

function mustBeShort(answer: unknown): unknown {
  if (JSON.stringify(answer ?? null).length > longestAnswer)
    throw new Refusal('payloadTooLarge', {
      reason: 'The answer is too long for one call: ask for fewer records (limit, page) or for one of them.',
    });
  return answer;
}

/** What a call that was refused answers: the code, the sentence, and the fields; a fault says nothing of itself. */
export function refusedBecause(
  thrown: unknown,
): { code: string; message: string; details?: unknown } | undefined {
  const refusal = thrown instanceof Error ? refusalOf(thrown) : undefined;
  if (!refusal) return undefined;
  const { code, message } = refusal.row;
  return { code, message, ...(refusal.payload !== undefined && { details: refusal.payload }) };
}
