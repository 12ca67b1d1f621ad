import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { draft } from '../drafts/draft.ts';
import { placing } from '../drafts/draft-staff.ts';

const staff = { staff: 'orders.edit' } as const;
const slug = z.string().max(40);
const base = '/api/v2/ecommerce/order/edit';

/** Begins to change an order that has no invoice yet, or goes on with a change that was begun. */
export const beginOrderEdit = defineEndpoint({
  method: 'POST',
  path: `${base}/begin/{slug}`,
  summary:
    'Makes a copy of what was ordered, which is changed like a draft; the order stays as it is meanwhile.',
  access: staff,
  params: z.object({ slug }),
  answer: draft,
  refusals: ['notFound', 'orderNotEditable', 'validationFailed'],
});

/** Makes the order what its copy has become: pieces, money, mails and history follow. */
export const confirmOrderEdit = defineEndpoint({
  method: 'POST',
  path: `${base}/confirm/{slug}`,
  summary: 'Changes the order as its copy says; the buyer is told, and pays or gets back the difference.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({
    revision: z.string().max(100),
    hasAgreed: z.literal(true).describe('The buyer asked for it, or agreed to it.'),
    isQuiet: z.boolean().default(false).describe('True sends no mail.'),
  }),
  answer: z.object({
    orderSlug: z.string(),
    due: z.number().describe('What is left to pay.'),
    giveBack: z.number().describe('What was paid too much; a refund gives it back.'),
  }),
  refusals: [...placing, 'orderNotEditable', 'couponUsedUp'],
});
