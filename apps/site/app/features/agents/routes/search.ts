import { ucpSearch } from '@izlog/contract/agents/ucp';
import { searchCatalogue } from '../catalogue/search.server.ts';
import { answerAgent } from '../protocol/answer-agent.server.ts';
import { onlyPost } from '../protocol/other-method.ts';
import type { Route } from './+types/search';

export const loader = onlyPost;

/** See `searchCatalogue`. */
export const action = (args: Route.ActionArgs): Promise<Response> =>
  args.request.method === 'POST' ? answerAgent(args, 'search', ucpSearch, searchCatalogue) : onlyPost();
