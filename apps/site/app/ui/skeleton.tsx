/** Stands in for one line or block of what loads; `size` names its measures in the stylesheet. */
function Bone({ size }: { size: string }) {
  return <span className={`skeleton skeleton--${size}`} />;
}

/** As many empty tiles as are on their way, each exactly as high as the real one. */
export function TileSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <ul className="panes" aria-busy="true" aria-label={label}>
      {places(count).map((place) => (
        <li className="pane" key={place} aria-hidden="true">
          <div className="pane__picture">
            <Bone size="fill" />
          </div>
          <div className="pane__body">
            <Bone size="kind" />
            <Bone size="name" />
            <span>
              <Bone size="price" />
            </span>
          </div>
          <span className="pane__add">
            <Bone size="foot" />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Rows of a list on their way: results, orders. */
export function ListSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <ul className="results" aria-busy="true" aria-label={label}>
      {places(count).map((place) => (
        <li className="result" key={place} aria-hidden="true">
          <Bone size="thumb" />
          <div>
            <Bone size="name" />
            <Bone size="line" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Lines of running text on their way. */
export function TextSkeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className="skeleton-text" role="status" aria-busy="true" aria-label={label}>
      {places(lines).map((place) => (
        <Bone key={place} size="line" />
      ))}
    </div>
  );
}

function places(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `place-${index}`);
}
