import { dropTags } from '#platform/kernel/context.ts';
import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';
import { forgetAuthor, listCommentsOf } from './comment.queries.ts';
import { commentsTag } from './create-comment.ts';

/** Comments and ratings of a person. They stay, under no name: others have read and answered them. */
export const commentPart: PersonalDataPart = {
  name: 'comments',
  collect: listCommentsOf,
  async erase(ctx, subject) {
    const places = await forgetAuthor(ctx, subject, '—');
    await dropTags(ctx, places.map(commentsTag));
  },
};
