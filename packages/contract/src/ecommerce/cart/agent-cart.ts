import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { cart, cartItem, itemProblems } from './cart.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart-session.ts';
import { largestQuantity } from './quantity.ts';

/** Most lines of a cart that a program fills. */
export const mostAgentLines = 100;
/** Hours after its last change for which such a cart, and its link, are kept. */
export const agentCartHours = 24;

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const token = z.string().regex(/^[\w-]{43}$/);
const key = token.describe('Names the cart and proves that it is the caller’s: 256 random bits.');
const link = token.describe('Opens the cart for the person it was filled for; no key follows from it.');

const lines = z
  .array(z.object({ productId: id, quantity: z.int().min(1).max(largestQuantity) }))
  .max(mostAgentLines)
  .describe('All of the cart; of one product all lines together.');

const shown = cart.pick({ currency: true, promotions: true, isEProductCart: true }).extend({
  items: z.array(cartItem).describe('Priced as a visitor who is not logged in would buy them.'),
  prices: cart.shape.prices.shape.converted,
  expiresAt: z.iso.datetime(),
});

/** A cart that a shopping agent fills: what it wants, priced now, and the link by which its person takes it over. */
const agentCart = shown.extend({ key, link });

/** A wish that cannot be in the cart: no such product, nothing left, or something that is chosen on its page. */
const leftOut = z.object({
  index: z.int().describe('Of the line that was sent.'),
  productId: z.int(),
  code: z.enum(['notFound', ...itemProblems]),
});
export type LeftOutLine = z.infer<typeof leftOut>;

const changed = z.object({
  cart: agentCart.nullable().describe('Null where none of the lines can be in a new cart: none was made.'),
  leftOut: z.array(leftOut),
});

const base = '/api/v2/ecommerce/agentCart';

/** Fills a cart that belongs to nobody yet; the same key of the act again makes no second one. */
export const createAgentCart = defineEndpoint({
  method: 'POST',
  path: `${base}/create`,
  summary: 'Fills a cart for a person who takes it over by its link; lines that cannot be bought stay out.',
  access: 'visitor',
  onceForAnyone: true,
  needsStore: true,
  body: z.object({ ...cartCurrency, lines: lines.min(1) }),
  answer: changed,
  refusals: ['tooManyRequests', 'invalidQuantity'],
});

/** The cart as it is now. */
export const getAgentCart = defineEndpoint({
  method: 'POST',
  path: `${base}/get`,
  summary: 'A cart that a program filled, priced now.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  needsStore: true,
  body: z.object({ ...cartCurrency, key }),
  answer: agentCart,
  refusals: ['cartNotFound'],
});

/** Gives the cart exactly these lines. */
export const updateAgentCart = defineEndpoint({
  method: 'PUT',
  path: `${base}/update`,
  summary: 'Gives such a cart exactly these lines; those that cannot be bought stay out.',
  access: 'visitor',
  onceForAnyone: true,
  needsStore: true,
  body: z.object({ ...cartCurrency, key, lines }),
  answer: changed,
  refusals: ['cartNotFound', 'invalidQuantity'],
});

/** Forgets the cart; its link opens nothing any more. */
export const cancelAgentCart = defineEndpoint({
  method: 'POST',
  path: `${base}/cancel`,
  summary: 'Forgets such a cart and answers it as it was.',
  access: 'visitor',
  onceForAnyone: true,
  needsStore: true,
  body: z.object({ ...cartCurrency, key }),
  answer: agentCart,
  refusals: ['cartNotFound'],
});

/** What a person sees who follows the link: the wishes, and nothing by which the program's cart could be changed. */
export const openAgentCart = defineEndpoint({
  method: 'POST',
  path: `${base}/open`,
  summary: 'The cart behind a link, for the person who takes it over.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  needsStore: true,
  body: z.object({ ...cartCurrency, link }),
  answer: shown,
  refusals: ['cartNotFound'],
});

/** Puts what is behind a link into the person's own cart, as if they had chosen it; the program learns nothing of it. */
export const takeAgentCart = defineEndpoint({
  method: 'POST',
  path: `${base}/take`,
  summary: 'Adds what is behind a link to the own cart, or puts it in the place of what is there.',
  access: 'visitor',
  needsStore: true,
  body: z.object({
    ...cartKey,
    ...cartCurrency,
    link,
    replace: z.boolean().default(false).describe('True: what is in the cart goes first.'),
    attempt: z.string().min(8).max(60).describe('One random text for one wish; sent again it does nothing.'),
  }),
  answer: cart.extend({
    leftOut: z
      .array(
        z.object({
          name: z.string(),
          code: z.string().describe('Code of the refusal that an addition of it met.'),
          taken: z.int().describe('Pieces of it that went into the cart all the same.'),
        }),
      )
      .describe('What is not there any more, or not as many.'),
  }),
  refusals: [...cartRefusals, 'invalidQuantity'],
});
