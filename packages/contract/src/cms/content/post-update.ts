import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { elementChanges } from './element.ts';
import { Page } from './page.ts';
import { PartsInput } from './part.ts';
import { Rich } from './rich.ts';
import { Seo } from './seo.ts';
import { Slug } from './slug.ts';

/** Changes the given fields of a page or post in the language of the request (EDIT-006). */
export const postUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/cms/post/update/{id}',
  summary: 'Changes a page or post in the current language; fields that are not sent stay.',
  access: { staff: 'content.publish' },
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({
    ...elementChanges,
    slug: Slug.optional(),
    sections: PartsInput.optional().describe('The same as parts.'),
    body: Rich.nullable().optional(),
    excerpt: z.string().max(2000).optional(),
    mediaId: z.int().nullable().optional(),
    seo: Seo.optional(),
    published_at: z.iso.datetime({ offset: true }).nullable().optional(),
  }),
  answer: Page,
  refusals: [
    'notFound',
    'slugTaken',
    'slugReserved',
    'languageUnknown',
    'sectionUnknown',
    'validationFailed',
    'contentConflict',
  ],
});
