import { useText } from '#site/i18n/use-text.tsx';
import { Stars } from '#site/ui/controls/stars.tsx';
import type { CommentsView } from './comments-view.ts';

/** The average of all ratings, beside the name of what is rated; leads to what others said. */
export function RatingLink({ summary, options }: Pick<CommentsView, 'summary' | 'options'>) {
  const { t, number } = useText();
  if (summary.average === null || summary.ratings === 0) return null;
  const value = number(Math.round(summary.average * 10) / 10);
  const stars = options.NumberOfStars;
  return (
    <a className="rate" href="#komentari">
      <Stars rating={(summary.average / stars) * 5} label={t('comments.rated', { rating: value, stars })} />{' '}
      {t('comments.ratings', { value, count: summary.ratings })}
    </a>
  );
}
