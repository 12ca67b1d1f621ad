import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { type ProgramLanguage, programLanguageCodes } from '../../texts/program-languages.ts';
import { type DutyName, dutyGroups, dutyNames, lawCountries } from './duty-list.ts';
import { dutyStates } from './duty-states.ts';

/** A screen of the back office on which a duty is mended, by the name of its route and what its address is filled with. */
export const dutyScreens = [
  'admin',
  'adminSettings',
  'adminPages',
  'adminConsents',
  'adminProducts',
  'adminProductGrid',
  'adminProduct',
  'adminBrands',
  'adminCategories',
  'adminTaxes',
  'adminWithdrawals',
  'adminOrders',
  'adminCustomers',
  'adminComments',
  'adminMails',
  'adminClaims',
  'adminEInvoices',
  'adminEInvoicePayments',
  'adminIncomingInvoices',
  'adminDelivery',
  'adminDocument',
] as const;

export const dutyLink = z.object({
  screen: z.enum(dutyScreens),
  params: z.record(z.string(), z.string()),
});
export type DutyLink = z.infer<typeof dutyLink>;

const day = z.iso.date();

export const dutyRow = z.object({
  name: z.enum(dutyNames as [DutyName, ...DutyName[]]),
  group: z.enum(dutyGroups),
  state: z.enum(dutyStates),
  title: z.string(),
  says: z.string().describe('Why, in a sentence.'),
  link: dutyLink.nullable().describe('Where it is mended or looked at.'),
  from: day.nullable().describe('The first day on which it counts; null where no final text was found.'),
  until: day.nullable().describe('The first day on which it counts no longer.'),
  holdsUntil: day.nullable().describe('The last day on which it holds by what is known today.'),
  source: z.string(),
  national: z
    .array(z.object({ country: z.enum(lawCountries), source: z.string(), says: z.string() }))
    .describe('The same in the countries that this shop has to do with: by which text, and what differs.'),
});
export type DutyRow = z.infer<typeof dutyRow>;

/** Each duty of the shop with its state on a day. */
export const getLawList = defineEndpoint({
  method: 'GET',
  path: '/api/v1/ecommerce/law/list',
  summary: 'Each duty of the shop with its state on a day: today, or one that comes (LAW-01).',
  access: { staff: 'settings.edit' },
  query: z.object({
    on: day.optional().describe('A day from today on; today unless given.'),
    words: z
      .enum(programLanguageCodes as [ProgramLanguage, ...ProgramLanguage[]])
      .default('hr')
      .describe('Language of the answer.'),
  }),
  answer: z.object({
    on: day,
    today: day,
    /** Where the seller sits; null where nothing says so. */
    seller: z.string().nullable(),
    duties: z
      .array(dutyRow)
      .describe('What falls short first, then what somebody must look at, then the rest.'),
    states: z.record(z.enum(dutyStates), z.string()).describe('What the states are called.'),
    groups: z.record(z.enum(dutyGroups), z.string()).describe('What the groups are called.'),
    nextChange: day.nullable().describe('The next day after `on` on which something known changes.'),
  }),
});
