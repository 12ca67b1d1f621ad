import { useEffect, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

const seen = 'izlog-edit-seen';

/** Once for each browser: that the page itself is edited, and the five keys. It goes with the first press of anything. */
export function FirstVisit() {
  const { t } = useStaffText();
  const [isShown, setShown] = useState(() => !wasSeen());
  useEffect(() => {
    if (!isShown) return;
    const go = () => {
      setShown(false);
      noteSeen();
    };
    document.addEventListener('pointerdown', go);
    document.addEventListener('keydown', go);
    return () => {
      document.removeEventListener('pointerdown', go);
      document.removeEventListener('keydown', go);
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section className="ed-first" aria-labelledby="ed-first">
      <h2 id="ed-first">{t('edit.first.title')}</h2>
      <ul className="plain">
        {(['Tab', 'Enter', 'Esc', 'F6', '?'] as const).map((key) => (
          <li key={key}>
            <kbd>{key}</kbd> {t(`edit.first.${key}`)}
          </li>
        ))}
      </ul>
      <p className="small">{t('edit.first.saved')}</p>
    </section>
  );
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(seen) !== null;
  } catch {
    return true;
  }
}

/** A browser that keeps nothing shows it again. */
function noteSeen(): void {
  try {
    localStorage.setItem(seen, 'yes');
  } catch {
    return;
  }
}
