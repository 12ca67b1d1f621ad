import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords, sectionWords } from '#site/admin/ground/text/section-words.ts';
import type { DifferenceView } from './difference-view.ts';
import { useSaidWords } from './use-said-words.ts';

/** What differs, place by place; texts by their words, marked for ears as well. */
export function Differences({ differences }: { differences: readonly DifferenceView[] }) {
  const { t } = useStaffText();
  const said = useSaidWords();
  if (differences.length === 0) return <p className="soft">{t('content.noDifferences')}</p>;
  return (
    <dl className="admin__changes differences">
      {differences.map(({ op, path, field, kind, handler, of, isInside, words }) => (
        <div key={`${op} ${path}`}>
          <dt>
            {isInside ? `${sectionWords(t, handler)}: ` : null}
            {field ? fieldWords(t, field) : sectionWords(t, handler)}
            {of ? ` ${t('content.quoted', { words: of })}` : null}
            {op === 'insert' || op === 'move' || op === 'remove' ? <> – {t(`content.diff.${op}`)}</> : null}
          </dt>
          {words.length > 0 ? (
            <dd>
              {said({ field, kind, words }).map((one, place) => {
                const Tag = one.kind === 'added' ? 'ins' : one.kind === 'removed' ? 'del' : 'span';
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and do not change
                return <Tag key={place}>{one.text}</Tag>;
              })}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
