import { useStaffText } from '../../frame/staff-text.tsx';
import { partKeys } from '../part-words.ts';
import type { ProductView } from '../product-view.ts';

/** Who changed what of a product and when, the newest first (OFFICE-15). */
export function ProductHistory({ view: { history, languages } }: { view: ProductView }) {
  const { t, shortDate, time } = useStaffText();
  if (history.length === 0) return null;
  const nameOf = (part: string) => {
    const [group = '', ...rest] = part.split('.');
    const key = partKeys[rest.at(-1) ?? group];
    const language = group === 'words' ? languages.find(({ code }) => code === rest[0])?.name : undefined;
    return `${key ? t(key) : (rest.at(-1) ?? group)}${language ? ` (${language})` : ''}`;
  };
  return (
    <section className="panel stack" aria-labelledby="h-povijest">
      <h2 id="h-povijest">{t('products.history')}</h2>
      <ul className="ledger">
        {history.map(({ at, by, parts }) => (
          <li key={`${at} ${parts[0]?.part}`}>
            <div>
              <p className="small soft">
                <time dateTime={at}>
                  {shortDate(at)} {time(at)}
                </time>
                {' · '}
                {by || t('products.somebody')}
              </p>
              {parts.map(({ part, before, after }) => (
                <p key={part} className="small">
                  {nameOf(part)}: <del>{before ?? '–'}</del> <ins>{after ?? '–'}</ins>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
