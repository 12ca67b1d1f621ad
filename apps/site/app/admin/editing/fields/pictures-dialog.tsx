import { use, useEffect, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { loadStored } from '#site/admin/rooms/media/door/use-gallery-list.ts';
import { prefixOf } from '#site/i18n/site-language.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { tileSource } from '#site/ui/pictures/picture-of.ts';
import { ChosenList } from './lists/chosen-list.tsx';
import { PictureDialog, type ShownUse } from './picture-dialog.tsx';

interface PicturesDialogProps {
  value: readonly ShownUse[];
  onSave: (value: readonly ShownUse[]) => void;
  onClose: () => void;
}

/** Several pictures in their order (EDIT-015): one is added, changed with its words, moved, taken away. */
export function PicturesDialog({ value, onSave, onClose }: PicturesDialogProps) {
  const { t } = useStaffText();
  const [uses, setUses] = useState(value);
  useFiles(value, setUses);
  /** Place of the one that is being changed; the end for a new one. */
  const [changed, setChanged] = useState<number>();
  const nameAt = (use: ShownUse, place: number) =>
    nameOf(use) || t('edit.pictures.number', { number: place + 1 });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('field.pictures')}
      closeLabel={t('page.close')}
      footer={
        <Button tone="primary" onClick={() => onSave(uses)}>
          {t('edit.list.use', { count: uses.length })}
        </Button>
      }
    >
      <div className="stack">
        <ChosenList
          items={uses}
          keyOf={({ id }) => id}
          nameOf={nameAt}
          thingOf={(use, place) => (
            <span className="ed-thing">
              {use.file ? <img src={tileSource(use.file)} alt="" width={48} height={48} /> : <span />}
              <span>
                {nameAt(use, place)}
                <small className="faint">{wordsOf(use, t)}</small>
              </span>
            </span>
          )}
          actsOf={(use, place) => (
            <Button className="button--small" onClick={() => setChanged(place)}>
              {t('edit.link.change')}
              <span className="vh">: {nameAt(use, place)}</span>
            </Button>
          )}
          onChange={setUses}
        />
        <p>
          <Button onClick={() => setChanged(uses.length)}>{t('edit.pictures.add')}</Button>
        </p>
      </div>
      {changed === undefined ? null : (
        <PictureDialog
          kinds={['image', 'video']}
          value={uses[changed]}
          onClose={() => setChanged(undefined)}
          onSave={(use) => {
            // One picture stands once: where it is there already it only gets its new words.
            const others = uses.filter((one, place) => place === changed || one.id !== use?.id);
            const at = use ? Math.min(changed, others.length) : changed;
            setUses(use ? others.toSpliced(at, 1, use) : uses.toSpliced(changed, 1));
            setChanged(undefined);
          }}
        />
      )}
    </Dialog>
  );
}

/** A draft keeps the numbers of its pictures: their files are asked for once. */
function useFiles(
  value: readonly ShownUse[],
  setUses: (next: (uses: readonly ShownUse[]) => readonly ShownUse[]) => void,
): void {
  const prefix = prefixOf(use(LanguageContext));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for those it opened with
  useEffect(() => {
    let isLeft = false;
    for (const { id, file } of value) {
      if (file) continue;
      void loadStored(id, prefix).then((found) => {
        if (found && !isLeft)
          setUses((uses) => uses.map((use) => (use.id === id ? { file: found, ...use } : use)));
      });
    }
    return () => {
      isLeft = true;
    };
  }, []);
}

const nameOf = ({ file, alt }: ShownUse): string =>
  (typeof alt === 'string' && alt) || file?.alt || file?.originalName || '';

/** What else is to be said of a picture below its name: that it is decoration, or lacks words, else its file. */
function wordsOf({ alt, file }: ShownUse, t: ReturnType<typeof useStaffText>['t']): string {
  if (typeof alt !== 'string') return t('edit.picture.decorative');
  return alt || file?.alt ? (file?.originalName ?? '') : t('edit.pictures.noAlt');
}
