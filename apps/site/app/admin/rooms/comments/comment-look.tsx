import type { commentResource } from '@izlog/contract/cms/comments/comment-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { Stars } from '#site/ui/controls/stars.tsx';
import type { StaffCommentRow } from './comments-view.ts';

const stars = Object.fromEntries(
  Array.from({ length: 10 }, (_, place) => [place + 1, { name: String(place + 1) }]),
);

const entityWords = {
  post: 'staffComments.post',
  product: 'staffComments.product',
  site: 'staffComments.site',
} as const;

/** How comments are named and rendered. */
export const commentLook = {
  route: 'adminComments',
  words: {
    nothing: 'staffComments.nothing',
    nothingLead: 'staffComments.nothingLead',
    count: 'staffComments.count',
    filter: 'staffComments.filter',
    nothingFoundLead: 'staffComments.nothingFoundLead',
  },
  search: 'staffComments.search',
  fields: {
    author_name: 'staffComments.author',
    content: 'staffComments.content',
    entity_type: 'staffComments.about',
    rating: 'staffComments.stars',
    state: 'orders.state',
    created_at: 'orders.date',
  },
  choices: {
    entity_type: entityWords,
    rating: stars,
    state: {
      waiting: 'staffComments.waiting',
      published: 'staffComments.published',
      refused: 'staffComments.refused',
    },
  },
  tones: { state: { waiting: 'offer', published: 'success', refused: 'danger' } },
  views: {
    waiting: 'staffComments.waiting',
    published: 'staffComments.published',
    refused: 'staffComments.refused',
  },
  acts: {
    approve: 'staffComments.approve',
    refuse: 'staffComments.refuse',
    delete: 'resource.delete',
  },
  to: ({ id }) => ({ route: 'adminComment', params: { id: String(id) } }),
  cells: { content: Content, entity_type: About, rating: Rating },
} satisfies LookOf<typeof commentResource>;

/** The beginning of what was said, and that the shop has answered. */
function Content({ row: { content, answer } }: { row: StaffCommentRow }) {
  const { t } = useStaffText();
  return (
    <>
      <span className="staff-comment__words">{content}</span>
      {answer ? <span className="small soft"> {t('staffComments.answered')}</span> : null}
    </>
  );
}

function About({ row: { entity_type, entity_title } }: { row: StaffCommentRow }): string {
  const { t } = useStaffText();
  return entity_title || t(entityWords[entity_type]);
}

function Rating({ row: { rating } }: { row: StaffCommentRow }) {
  const { t } = useStaffText();
  if (rating === null) return null;
  return <Stars rating={Math.min(rating, 5)} label={t('staffComments.starsOf', { count: rating })} />;
}
