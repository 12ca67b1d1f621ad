import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { commentEntities } from './comment.ts';
import { commentBulk, commentDelete, commentFilter, commentGet, commentStates } from './comment-moderate.ts';

/** Comments and reviews as the back office lists them (CMS-048 to CMS-065). */
export const commentResource = {
  ...resourceOver(
    { filter: commentFilter, get: commentGet, delete: commentDelete, bulk: commentBulk },
    {
      name: 'comment',
      fields: {
        author_name: kinds.text(150, { isReadOnly: true, list: 'name', search: true }),
        content: kinds.lines(5000, { isReadOnly: true, list: true, search: true }),
        entity_type: kinds.choice(commentEntities, { isReadOnly: true, list: true, filter: true }),
        rating: kinds.code([5, 4, 3, 2, 1, 6, 7, 8, 9, 10], { isReadOnly: true, list: true, filter: true }),
        state: kinds.state(commentStates, { list: true, filter: true }),
        created_at: kinds.instant({ isRequired: true, isReadOnly: true, list: true, sort: true }),
      },
      search: { asks: 'search', max: 100 },
      views: commentStates.map((state) => ({ key: state, filter: { state } })),
    },
  ),
  order: ['created_at', 'desc'],
} as const;
