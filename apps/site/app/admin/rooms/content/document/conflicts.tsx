import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import type { ConflictView } from './document-view.ts';
import { allFields, type ShownPart } from './shown-fields.ts';

/** What somebody else wrote into the same fields meanwhile: both texts stand, and one says which is held. */
export function Conflicts({ conflicts, root }: { conflicts: readonly ConflictView[]; root: ShownPart }) {
  const { t, shortDate, time } = useStaffText();
  const fields = new Map(allFields(root).map((field) => [field.path, field]));
  return (
    <Note tone="offer" title={t('content.conflictTitle')}>
      <p>{t('content.conflictLead')}</p>
      <ul className="plain stack">
        {conflicts.map(({ path, words, by, isOwn, at }) => (
          <li key={path} className="stack">
            <p>
              <b>{fieldWords(t, fields.get(path)?.name ?? path)}</b>{' '}
              <span className="soft small">
                {isOwn ? t('content.byOneself') : by}, {shortDate(at)} {time(at)}
              </span>
            </p>
            <blockquote className="document-theirs">{words || t('content.nothing')}</blockquote>
            <Checkbox name={`theirs:${path}`} value="true" label={t('content.takeTheirs')} />
          </li>
        ))}
      </ul>
    </Note>
  );
}
