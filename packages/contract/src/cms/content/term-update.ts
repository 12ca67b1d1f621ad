import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Rich } from './rich.ts';
import { Seo } from './seo.ts';
import { Slug } from './slug.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const changeable = {
  title: z.string().trim().min(1).max(300),
  slug: Slug,
  excerpt: z.string().max(2000),
  body: Rich.nullable(),
  mediaId: id.nullable(),
  seo: Seo,
  parentId: id.nullable(),
};

/** Changes the given fields of a category or tag of posts in the language of the request (CMS-014). */
export const termUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/cms/term/update/{id}',
  summary: 'Changes a category or tag of posts in the current language; fields that are not sent stay.',
  access: { staff: 'content.publish' },
  params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  body: z.object(changeable).partial(),
  answer: z.object({
    id: z.int(),
    language_code: z.string(),
    ...changeable,
    slug: z.string(),
  }),
  refusals: ['notFound', 'slugTaken', 'languageUnknown', 'validationFailed'],
});
