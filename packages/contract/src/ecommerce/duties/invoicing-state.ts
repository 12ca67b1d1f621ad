import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { fiscalTrial } from './fiscal-certificates.ts';
import { croatianInvoices } from './invoicing.ts';

/** What a shop needs before its invoices are issued by the Croatian act. */
export const liveNeeds = ['company', 'premises', 'operator', 'certificate', 'trial'] as const;
export type LiveNeed = (typeof liveNeeds)[number];

/** How the invoices of a shop stand (NN 89/2025): the next number, and what it lacks to go live. */
export const getInvoicingState = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/invoicing/state',
  summary: 'How the invoices of the shop stand: the next number and what is missing to go live.',
  access: { staff: 'settings.edit' },
  answer: z.object({
    isOffered: z
      .boolean()
      .describe(
        'False where another program invoices, or the seller is of another country: nothing Croatian is in the way.',
      ),
    law: z.enum(croatianInvoices),
    next: z.string().describe('What the next invoice would be called if it were issued now: 125/WEB1/1.'),
    needs: z
      .array(z.object({ name: z.enum(liveNeeds), isThere: z.boolean() }))
      .describe('All that going live asks for.'),
    waiting: z.int().describe('Documents that the tax host has not confirmed.'),
    oldest: z
      .object({
        number: z.string(),
        issuedAt: z.iso.datetime(),
        until: z.iso.datetime().describe('Until when it has to be reported (exclusive): two working days.'),
        nextAt: z.iso
          .datetime()
          .nullable()
          .describe('When it is tried again; null where people are waited for.'),
        error: z.string().nullable().describe('What the tax host said, or why it was not reached.'),
      })
      .nullable()
      .describe('Of what waits the one that was issued first.'),
    last: z
      .object({ number: z.string(), jir: z.string(), at: z.iso.datetime() })
      .nullable()
      .describe('What the tax host confirmed last.'),
    trial: fiscalTrial.nullable().describe('How a host of the tax administration was tried last.'),
    certificateUntil: z.iso.datetime().nullable().describe('When the certificate for real invoices ends.'),
  }),
});
