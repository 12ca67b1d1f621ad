import type { CommentThread } from '@izlog/contract/cms/comments/comment-filter-standard';
import { Fragment } from 'react';
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

function CommentItem({ comment, stars }: { comment: CommentThread; stars: number }) {
  const { t } = useText();
  const { replies = [] } = comment;
  const nameOf = (id?: number) => replies.find((one) => one.id === id)?.author_name;
  return (
    <article className="comment">
      <Said {...comment} stars={stars} />
      {[comment, ...replies].map((one) => (
        <Fragment key={one.id}>
          {one === comment ? null : (
            <div className="comment__answer">
              <Said {...one} stars={stars} to={nameOf(one.parent_id)} />
            </div>
          )}
          {one.answer ? (
            <div className="comment__answer">
              <Said {...one.answer} author_name={t('comments.answer')} />
            </div>
          ) : null}
        </Fragment>
      ))}
    </article>
  );
}

interface Words {
  author_name: string;
  content: string;
  created_at: string;
  rating?: number | null;
  stars?: number;
  /** Whom it answers, where that is another answer. */
  to?: string | undefined;
}

/** Who said something when, with how many stars, and what. */
function Said({ author_name, content, created_at, rating, stars = 1, to }: Words) {
  const { t, longDate } = useText();
  return (
    <>
      <p className="comment__by">
        {rating ? (
          <Stars rating={(rating / stars) * 5} label={t('comments.rated', { rating, stars })} />
        ) : null}
        <strong>{to ? `${author_name} → ${to}` : author_name}</strong>
        <time className="faint" dateTime={created_at}>
          {longDate(created_at)}
        </time>
      </p>
      {content ? <p className="comment__text">{content}</p> : null}
    </>
  );
}
