import { Note } from '../../../ui/note.tsx';
import { useStaffText } from '../../ground/frame/staff-text.tsx';

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
