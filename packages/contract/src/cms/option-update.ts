import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Picture } from '../media/media.ts';
import { acts } from '../resource/record-calls.ts';
import { optionGroups } from './option-kind.ts';

/** An option as staff see it who may set it. */
export const StaffOption = z.object({
  key: z.string(),
  value: z
    .string()
    .nullable()
    .describe('What is set; null where nothing is, and for a key of another service.'),
  isSet: z.boolean().describe('Whether staff have set it; a key of another service says no more than this.'),
  media: Picture.nullable(),
});
export type StaffOption = z.infer<typeof StaffOption>;

/** The options that staff set on screens, all or those of one group. */
export const optionList = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/option/filter',
  summary: 'Answers the options of the site as staff set them; keys of other services only as set or not.',
  access: { staff: 'settings.edit' },
  query: z.object({ group: z.enum(optionGroups).optional() }),
  answer: z.object({ records: z.array(StaffOption) }),
});

/** Who set what of the options of one group, as history of a record (OFFICE-15); keys of other services are not shown. */
export const optionHistory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/option/history',
  summary: 'Who of the staff set which options of a group, before and after, the newest first.',
  access: { staff: 'settings.edit' },
  query: z.object({ group: z.enum(optionGroups) }),
  answer: z.object({ acts }),
});

const values = z.record(z.string().max(100), z.string().max(20_000).nullable());

/**
 * Sets options of the site, all that are named or none (CMS-026). Each is checked as the command line checks it; what is
 * wrong is refused by the name of the option. An option with a picture takes the number of the picture.
 */
export const optionUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/cms/option/update',
  summary: 'Sets options of the site by name; null or an empty text gives one its usual value again.',
  access: { staff: 'settings.edit' },
  body: z.object({
    options: values,
    was: values
      .optional()
      .describe(
        'What was read of them. One that somebody else has set since is refused with RECORD_CHANGED.',
      ),
  }),
  answer: z.object({ records: z.array(StaffOption) }),
  refusals: ['recordChanged', 'forbidden'],
});
