import type { GaranLabel as Label } from '@izlog/contract/product/garan-label';

/** The maker's guarantee of durability as text: what the GARAN label tells, for eyes, ears and printers alike. */
export function GaranLabel({ label: { title, text, legal, terms } }: { label: Label }) {
  return (
    <aside className="garan" aria-label={title}>
      <p className="garan__title" aria-hidden="true">
        {title}
      </p>
      <p>{text}</p>
      <p>
        {legal}{' '}
        <a className="link" href={terms.href} target="_blank" rel="noopener">
          {terms.words}
        </a>
      </p>
    </aside>
  );
}
