import type { GuaranteeView } from './guarantee-view.server.ts';

/** The legal guarantee of goods, in full and in view before the order: neither behind a link nor in a window. */
export function GuaranteeNotice({ view: { title, lines, more, official } }: { view: GuaranteeView }) {
  const [first, ...others] = lines;
  return (
    <section className="guarantee" aria-labelledby="guarantee">
      <h2 id="guarantee" className="h4">
        {title}
      </h2>
      {official ? (
        <img {...official} alt={lines.join(' ')} />
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
    </section>
  );
}
