import { ucpLookup } from '@izlog/contract/agents/ucp';
import { lookUp } from '../catalogue/lookup.server.ts';
import { answerAgent } from '../protocol/answer-agent.server.ts';
import { onlyPost } from '../protocol/other-method.ts';
import type { Route } from './+types/lookup';

export const loader = onlyPost;

/** See `lookUp`. */
export const action = (args: Route.ActionArgs): Promise<Response> =>
  args.request.method === 'POST' ? answerAgent(args, 'lookup', ucpLookup, lookUp) : onlyPost();
