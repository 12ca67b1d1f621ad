import { ucpProduct } from '@izlog/contract/agents/ucp';
import { getProduct } from '../catalogue/get-product.server.ts';
import { answerAgent } from '../protocol/answer-agent.server.ts';
import { onlyPost } from '../protocol/other-method.ts';
import type { Route } from './+types/product';

export const loader = onlyPost;

/** See `getProduct`. */
export const action = (args: Route.ActionArgs): Promise<Response> =>
  args.request.method === 'POST' ? answerAgent(args, 'lookup', ucpProduct, getProduct) : onlyPost();
