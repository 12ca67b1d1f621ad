import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { companyNameLength } from '../../field-lengths.ts';
import { newAddress } from '../../user/address.ts';
import { staffOrder } from './order-staff.ts';

/** An address as the checkout takes it. */
const corrected = newAddress.omit({ type: true, region: true });

/**
 * Corrects whom an order is for and where it goes, while nothing of it is sent; the bill while there is no invoice. What
 * would change price or tax (the country, a company abroad) is refused with the kind `changesPrice`: that is a change of the
 * order.
 */
export const correctOrderBuyer = defineEndpoint({
  method: 'PATCH',
  path: '/api/v2/ecommerce/order/correctBuyer/{slug}',
  summary: 'Corrects e-mail, telephone and addresses of an order that is not sent yet; the buyer is told.',
  access: { staff: 'orders.edit' },
  params: z.object({ slug: z.string().max(40) }),
  body: z.object({
    revision: z.string().max(200).optional().describe('Of what was read: correction.revision.'),
    deliveryAddress: corrected.describe('Its e-mail is where the mails of the order go.'),
    billingAddress: corrected.optional().describe('Stays without it; so does the company.'),
    company: z
      .object({
        companyName: z.string().trim().min(1).max(companyNameLength),
        oib: z.string().trim().min(1).max(30),
      })
      .nullable()
      .optional(),
    isQuiet: z.boolean().default(false).describe('True sends no mail.'),
  }),
  unloggedFields: ['deliveryAddress', 'billingAddress', 'company'],
  answer: staffOrder,
  refusals: ['notFound', 'validationFailed', 'orderNotEditable', 'recordChanged'],
});
