import { useEffect, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import { checkPage, goToFault, type LiveFault } from './check-page.ts';
import { checkWords } from './check-words.ts';
import { SidePanel } from './side-panel.tsx';

/** What of the page as it is shown now not everybody can use, each with the way there. */
export function CheckPanel({ onClose }: { onClose: () => void }) {
  const { t } = useStaffText();
  const [faults, setFaults] = useState<readonly LiveFault[] | null>();
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at one's wish
  useEffect(() => {
    let isLeft = false;
    setFaults(undefined);
    checkPage()
      .catch((error: unknown) => {
        console.warn('The page could not be checked.', error);
        return null;
      })
      .then((found) => {
        if (!isLeft) setFaults(found);
      });
    return () => {
      isLeft = true;
    };
  }, [times]);
  return (
    <SidePanel
      title={t('edit.check')}
      note={t('edit.checkNote')}
      footer={<Button onClick={() => setTimes(times + 1)}>{t('edit.checkAgain')}</Button>}
      onClose={onClose}
    >
      {faults === undefined ? <p role="status">{t('edit.looking')}</p> : null}
      {faults === null ? <Note tone="danger">{t('edit.checkFailed')}</Note> : null}
      {faults?.length === 0 ? <p role="status">{t('edit.checkClean')}</p> : null}
      <ul className="plain ed-history">
        {faults?.map(({ rule, element }, place) => {
          const where = element.textContent.trim().slice(0, 40);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: faults of one look have no name of their own
            <li key={place}>
              <p>
                <b>{t(checkWords(rule))}</b>
                {where ? (
                  <>
                    <br />
                    <small className="soft">{where}</small>
                  </>
                ) : null}
              </p>
              <p>
                <Button onClick={() => goToFault({ element })}>
                  {t('edit.goThere')}
                  <span className="vh">: {where}</span>
                </Button>
              </p>
            </li>
          );
        })}
      </ul>
    </SidePanel>
  );
}
