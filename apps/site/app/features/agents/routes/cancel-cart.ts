import { ucpNothing } from '@izlog/contract/agents/ucp';
import { cancelCart } from '../cart/cart-acts.server.ts';
import { answerAgent } from '../protocol/answer-agent.server.ts';
import { onlyPost } from '../protocol/other-method.ts';
import type { Route } from './+types/cancel-cart';

export const loader = onlyPost;

/** See `cancelCart`. */
export const action = (args: Route.ActionArgs): Promise<Response> =>
  args.request.method === 'POST'
    ? answerAgent(args, 'cart', ucpNothing, cancelCart(args.params.id ?? ''))
    : onlyPost();
