import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Note } from '#site/ui/note.tsx';

/** Said of a text that would lose something if it were written here. */
export function UnknownText() {
  const { t } = useStaffText();
  return (
    <div className="ed-unknown">
      <Note tone="offer" role="alert">
        {t('edit.rich.unknown')}
      </Note>
    </div>
  );
}
