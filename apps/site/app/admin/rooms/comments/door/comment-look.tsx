import '../staff-comments.css';
import type { commentResource } from '@izlog/contract/cms/comments/comment-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { Stars } from '#site/ui/controls/stars.tsx';
import type { StaffCommentRow } from '../comments-view.ts';

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
  record: 'staffComment',
  route: 'adminComments',
  fields: { state: 'orders.state', created_at: 'orders.date' },
  choices: { entity_type: entityWords, rating: stars },
  tones: { state: { waiting: 'offer', published: 'success', refused: 'danger' } },
  views: {
    waiting: 'staffComment.state.waiting',
    published: 'staffComment.state.published',
    refused: 'staffComment.state.refused',
  },
  acts: {
    approve: 'staffComments.approve',
    refuse: 'staffComments.refuse',
    delete: 'resource.delete',
  },
  form: 'adminComment',
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
