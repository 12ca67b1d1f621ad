import { useStaffText } from '../../frame/staff-text.tsx';
import { fieldWords, sectionWords } from '../document/section-words.ts';
import type { DifferenceView } from './changes-view.ts';

/** What differs, place by place; texts by their words, marked for ears as well. */
export function Differences({ differences }: { differences: readonly DifferenceView[] }) {
  const { t } = useStaffText();
  if (differences.length === 0) return <p className="soft">{t('content.noDifferences')}</p>;
  return (
    <dl className="admin__changes differences">
      {differences.map(({ op, path, field, handler, of, isInside, words }) => (
        <div key={`${op} ${path}`}>
          <dt>
            {isInside ? `${sectionWords(t, handler)}: ` : null}
            {field ? fieldWords(t, field) : sectionWords(t, handler)}
            {of ? ` „${of}”` : null}
            {op === 'insert' || op === 'move' || op === 'remove' ? <> – {t(`content.diff.${op}`)}</> : null}
          </dt>
          {words.length > 0 ? (
            <dd>
              {words.map(({ kind, text }, place) => {
                const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and do not change
                return <Tag key={place}>{text}</Tag>;
              })}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
