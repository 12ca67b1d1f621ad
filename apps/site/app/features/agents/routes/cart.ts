import { ucpCart, ucpNothing } from '@izlog/contract/agents/ucp';
import { getCart, updateCart } from '../cart/cart-acts.server.ts';
import { answerAgent } from '../protocol/answer-agent.server.ts';
import { otherMethod } from '../protocol/other-method.ts';
import type { Route } from './+types/cart';

/** See `getCart`. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  answerAgent(args, 'cart', ucpNothing, getCart(args.params.id ?? ''));

/** See `updateCart`. */
export const action = (args: Route.ActionArgs): Promise<Response> =>
  args.request.method === 'PUT'
    ? answerAgent(args, 'cart', ucpCart, updateCart(args.params.id ?? ''))
    : otherMethod('GET', 'PUT');
