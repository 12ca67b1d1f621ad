import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router';

type LoadMoreProps = {
  shown: number;
  total: number;
  /** "Prikazano 12 od 21 proizvoda". */
  progress: string;
  label: string;
  /** The next page's address: without scripts the link goes there instead of adding to the list. */
  href: string;
  busy?: boolean;
  onMore?: () => void;
};

/** How much of the list is shown and a way to add the next page to it; no way on when all is shown (CATALOG-009). */
export function LoadMore({ shown, total, progress, label, href, busy, onMore }: LoadMoreProps) {
  const progressId = useId();
  const more = (event: MouseEvent) => {
    if (!onMore) return;
    event.preventDefault();
    if (!busy) onMore();
  };
  return (
    <div className="load-more">
      <p className="small soft" id={progressId} role="status">
        {progress}
      </p>
      <progress value={shown} max={total} aria-labelledby={progressId} />
      {shown < total ? (
        <Link to={href} className="button" aria-busy={busy || undefined} onClick={more} preventScrollReset>
          {label}
        </Link>
      ) : null}
    </div>
  );
}
