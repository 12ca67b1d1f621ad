import type { Comment } from '@izlog/contract/cms/comments/comment';
import { useText } from '../../../i18n/use-text.tsx';
import { cachedFragment } from '../../../ui/cached-fragment.ts';
import { Stars } from '../../../ui/controls/stars.tsx';
import { LazyCommentForm } from '../lazy-comment-form.tsx';
import type { CommentsView } from './comments-view.ts';

/** What others said and how they rated, and the form to say something oneself (CMS-054, CMS-063). */
export function CommentsSection({ view }: { view: CommentsView }) {
  const { t } = useText();
  const { comments, options, target } = view;
  return (
    <section className="section comments" id="komentari" aria-labelledby="comments-title">
      <div className="between">
        <h2 id="comments-title">{t('comments.title')}</h2>
        <AverageRating view={view} />
      </div>
      {target.entity_type === 'product' ? <p className="tiny faint">{t('comments.unverified')}</p> : null}
      {comments.length === 0 ? <p className="soft">{t('comments.none')}</p> : null}
      {comments.map((comment) =>
        cachedFragment(CommentItem, { key: comment.id, comment, stars: options.NumberOfStars }),
      )}
      {options.CanComment === 'Nobody' ? (
        <p className="hint">{t('error.commentsDisabled')}</p>
      ) : (
        <LazyCommentForm target={target} options={options} />
      )}
    </section>
  );
}

function AverageRating({ view: { summary, options } }: { view: CommentsView }) {
  const { t, number } = useText();
  if (summary.average === null) return null;
  const value = number(Math.round(summary.average * 10) / 10);
  const words = t('comments.average', { value, stars: options.NumberOfStars });
  return (
    <span className="rate">
      <Stars rating={(summary.average / options.NumberOfStars) * 5} label={words} /> {words}
    </span>
  );
}

function CommentItem({ comment, stars }: { comment: Comment; stars: number }) {
  const { t, longDate } = useText();
  const { rating } = comment;
  return (
    <article className="comment">
      <p className="comment__by">
        {rating === null ? null : (
          <Stars rating={(rating / stars) * 5} label={t('comments.rated', { rating, stars })} />
        )}
        <strong>{comment.author_name}</strong>
        <time className="faint" dateTime={comment.created_at}>
          {longDate(comment.created_at)}
        </time>
      </p>
      {comment.content ? <p className="comment__text">{comment.content}</p> : null}
      {comment.answer ? (
        <div className="comment__answer">
          <p className="comment__by">
            <strong>{t('comments.answer')}</strong>
            <time className="faint" dateTime={comment.answer.created_at}>
              {longDate(comment.answer.created_at)}
            </time>
          </p>
          <p className="comment__text">{comment.answer.content}</p>
        </div>
      ) : null}
    </article>
  );
}
