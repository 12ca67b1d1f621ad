import { ucpCart } from '@izlog/contract/agents/ucp';
import { createCart } from '../cart/cart-acts.server.ts';
import { answerAgent } from '../protocol/answer-agent.server.ts';
import { onlyPost } from '../protocol/other-method.ts';
import type { Route } from './+types/carts';

export const loader = onlyPost;

/** See `createCart`. */
export const action = (args: Route.ActionArgs): Promise<Response> =>
  args.request.method === 'POST' ? answerAgent(args, 'cart', ucpCart, createCart) : onlyPost();
