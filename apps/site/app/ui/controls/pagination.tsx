import { Link } from 'react-router';
import { pagesAround } from './pagination-window.ts';

type PaginationProps = {
  current: number;
  total: number;
  /** Where a page lives; a real address, so that paging works without scripts. */
  href: (page: number) => string;
  texts: {
    /** Name of the navigation. */
    label: string;
    first: string;
    previous: string;
    next: string;
    last: string;
    page: (page: number) => string;
  };
};

/** First, previous, numbers, next and last page (CATALOG-005); nothing at all when there is one page. */
export function Pagination({ current, total, href, texts }: PaginationProps) {
  if (total < 2) return null;
  return (
    <nav className="pagination" aria-label={texts.label}>
      <ul>
        <Step page={current > 1 ? 1 : null} href={href} word={texts.first} />
        <Step page={current > 1 ? current - 1 : null} href={href} word={texts.previous} rel="prev" />
        {pagesAround(current, total).map((page) => (
          <li key={page}>
            <Link
              to={href(page)}
              aria-label={texts.page(page)}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
        <Step page={current < total ? current + 1 : null} href={href} word={texts.next} rel="next" />
        <Step page={current < total ? total : null} href={href} word={texts.last} />
      </ul>
    </nav>
  );
}

type StepProps = { page: number | null; href: (page: number) => string; word: string; rel?: 'prev' | 'next' };

// Without a page to go to it is words only: pressing it does nothing (CATALOG-008).
function Step({ page, href, word, rel }: StepProps) {
  return (
    <li>
      {page === null ? (
        <span className="pagination__word is-off">{word}</span>
      ) : (
        <Link className="pagination__word" to={href(page)} rel={rel}>
          {word}
        </Link>
      )}
    </li>
  );
}
