import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { DeletePanel } from '#site/admin/record/delete-panel.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Stars } from '#site/ui/controls/stars.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { CommentView, StaffCommentRow } from './comments-view.ts';
import { commentLook } from './door/comment-look.tsx';

/** One comment: what it says of what, whether visitors see it, and what the shop answers. */
export function CommentScreen({ title, view: { comment, stars } }: { title: string; view: CommentView }) {
  const { t, longDate, time } = useStaffText();
  const address = useAddress();
  const { state, rating, content, created_at, email, user, parent_id, parent_name } = comment;
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Badge tone={commentLook.tones.state[state]}>{t(`staffComment.state.${state}`)}</Badge>
        <time className="soft" dateTime={created_at}>
          {longDate(created_at)}, {time(created_at)}
        </time>
        {email ? (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        ) : null}
        <span className="soft">{t(user ? 'staffComments.byUser' : 'staffComments.byVisitor')}</span>
        <Link className="link" to={address('adminComments')}>
          {t('staffComments.all')}
        </Link>
      </p>
      <section className="stack" aria-label={t('staffComment.content')}>
        <p>
          {t('staffComment.entity_type')}: <About comment={comment} />
        </p>
        {parent_id && parent_name ? (
          <p>
            {t('staffComments.answers')}:{' '}
            <Link className="link" to={address('adminComment', { id: String(parent_id) })}>
              {parent_name}
            </Link>
          </p>
        ) : null}
        {rating === null ? null : (
          <Stars rating={(rating / stars) * 5} label={t('comments.rated', { rating, stars })} />
        )}
        {content ? <p className="comment__text">{content}</p> : null}
      </section>
      <StatePanel state={state} />
      <ReplyPanel key={comment.answer?.created_at} comment={comment} />
      <DeletePanel />
    </AdminScreen>
  );
}

/** What it is about; a link where visitors can see that. */
function About({ comment: { entity_type, entity_title, entity_slug } }: { comment: StaffCommentRow }) {
  const { t } = useStaffText();
  const address = useAddress();
  const words = entity_title || t(commentLook.choices.entity_type[entity_type]);
  if (!entity_slug) return words;
  const to = address(entity_type === 'product' ? 'product' : 'page', { slug: entity_slug });
  return (
    <a className="link" href={`${to}#komentari`}>
      {words}
    </a>
  );
}

function StatePanel({ state }: Pick<StaffCommentRow, 'state'>) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'state' });
  return (
    <FormFrame form={form} label={t('orders.state')} className="row">
      {state === 'published' ? null : (
        <SendButton form={form} tone="primary" name="act" value="approve">
          {t('staffComments.approve')}
        </SendButton>
      )}
      {state === 'refused' ? null : (
        <SendButton form={form} name="act" value="refuse">
          {t('staffComments.refuse')}
        </SendButton>
      )}
    </FormFrame>
  );
}

function ReplyPanel({ comment: { answer } }: { comment: StaffCommentRow }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'reply' });
  return (
    <FormFrame form={form} className="stack admin__form">
      <TextAreaField
        form={form}
        name="content"
        label={t('staffComments.reply')}
        hint={t('staffComments.replyHint')}
        rows={5}
        isOptional
        defaultValue={answer?.content}
      />
      <SendButton form={form}>{t('form.save')}</SendButton>
    </FormFrame>
  );
}
