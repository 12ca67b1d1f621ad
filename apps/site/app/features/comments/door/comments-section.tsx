import { useText } from '#site/i18n/use-text.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { Stars } from '#site/ui/controls/stars.tsx';
import { LazyCommentForm } from '../lazy-comment-form.tsx';
import type { CommentsView, SaidWords, ShownComment } from './comments-view.ts';

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

interface ItemProps {
  comment: SaidWords & Pick<ShownComment, 'below'>;
  stars: number;
  as?: 'article' | 'div';
  className?: string;
}

/** Who said something when, with how many stars, and what; below it what was answered. */
function CommentItem({ comment, stars, as: Box = 'article', className = 'comment' }: ItemProps) {
  const { t, longDate } = useText();
  const { rating, content, below } = comment;
  return (
    <Box className={className}>
      <p className="comment__by">
        {rating ? (
          <Stars rating={(rating / stars) * 5} label={t('comments.rated', { rating, stars })} />
        ) : null}
        <strong>{comment.author_name}</strong>
        <time className="faint" dateTime={comment.created_at}>
          {longDate(comment.created_at)}
        </time>
      </p>
      {content ? <p className="comment__text">{content}</p> : null}
      {below?.map((one) => (
        <CommentItem key={one.created_at} comment={one} stars={stars} as="div" className="comment__answer" />
      ))}
    </Box>
  );
}
