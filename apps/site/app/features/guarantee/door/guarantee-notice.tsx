import type { GuaranteeView } from './guarantee-view.server.ts';

/** The legal guarantee of goods, in full and in view before the order: neither behind a link nor in a window. */
export function GuaranteeNotice({ view }: { view: GuaranteeView }) {
  return (
    <section
      className={view.official ? 'guarantee guarantee--official' : 'guarantee'}
      aria-labelledby="guarantee"
    >
      <h2 id="guarantee" className="h4">
        {view.title}
      </h2>
      <GuaranteeWords view={view} />
    </section>
  );
}

/** The official notice where the shop has set it, else the same in our words; a folded picture is fetched when unfolded. */
export function GuaranteeWords({
  view: { lines, more, official },
  isFolded,
}: {
  view: GuaranteeView;
  isFolded?: boolean;
}) {
  const [first, ...others] = lines;
  return (
    <div className="guarantee__words">
      {official ? (
        <img {...official} alt={lines.join(' ')} loading={isFolded ? 'lazy' : undefined} />
      ) : (
        <>
          <p>
            <strong>{first}</strong>
          </p>
          {others.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      <p>
        <a className="link" href={more.href} target="_blank" rel="noopener">
          {more.words}
        </a>
      </p>
    </div>
  );
}
