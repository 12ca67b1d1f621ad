import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import { GalleryPicker } from '../gallery-picker.tsx';
import type { FileKind } from '../gallery-view.ts';

export type GalleryDialogProps = {
  title?: string;
  /** What may be chosen; everything by default. */
  kind?: FileKind | undefined;
  /** Files that are chosen when it opens. */
  chosen?: readonly StoredMedia[];
  /** Several are chosen at once, in the order in which they are pressed. */
  isMany?: boolean;
  /** Says more about the one that is chosen. */
  side?: (file: StoredMedia) => ReactNode;
  /** Stands left of the buttons. */
  footer?: ReactNode;
  /** Words of the button that takes what is chosen. */
  useWords?: string;
  /** Takes what is chosen; without it the gallery is only looked at. */
  onChoose?: (files: readonly StoredMedia[]) => void;
  /** Of what stands around the dialog, by which others know whose it is. */
  className?: string | undefined;
  onClose: () => void;
};

/** Chooses files of the gallery: the one dialog for it, wherever a picture is wanted (MEDIA-013). */
export function GalleryDialog({
  title,
  kind,
  chosen: first = [],
  isMany = false,
  side,
  footer,
  useWords,
  onChoose,
  className,
  onClose,
}: GalleryDialogProps) {
  const { t } = useStaffText();
  const [chosen, setChosen] = useState(first);
  const beside = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<number>();
  useEffect(() => {
    if (pressed !== undefined) beside.current?.scrollIntoView({ block: 'nearest' });
  }, [pressed]);
  const press = (file: StoredMedia, isNew: boolean) => {
    setPressed(file.id);
    setChosen((all) => {
      const has = all.some(({ id }) => id === file.id);
      if (!isMany) return [file];
      if (!has) return [...all, file];
      return isNew ? all : all.filter(({ id }) => id !== file.id);
    });
  };
  const [one] = chosen;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps what happens in the dialog from a form around it.
    <div
      className={className}
      onInput={stayInside}
      onChange={stayInside}
      onBlur={stayInside}
      onKeyDown={stayInside}
      onSubmit={stayInside}
    >
      <FormDialog
        open
        onClose={onClose}
        title={title ?? t('media.pick.title')}
        closeLabel={t('page.close')}
        shape="wide"
        footer={
          <>
            {footer}
            {isMany ? (
              <span className="small soft" role="status">
                {t('media.pick.chosen', { count: chosen.length })}
              </span>
            ) : null}
            {onChoose ? (
              <Button
                tone="primary"
                disabledReason={one || isMany ? null : t('media.pick.first')}
                onClick={() => onChoose(chosen)}
              >
                {useWords ?? t('media.pick.use')}
              </Button>
            ) : null}
          </>
        }
      >
        <div className={side && one ? 'mpick__with' : undefined}>
          <GalleryPicker
            kind={kind}
            chosen={chosen.map(({ id }) => id)}
            inUse={isMany ? undefined : first[0]}
            onPress={press}
          />
          {side && one ? (
            <div className="stack mpick__side" ref={beside}>
              {side(one)}
            </div>
          ) : null}
        </div>
      </FormDialog>
    </div>,
    document.body,
  );
}

/** React hands events on to the form in which a dialog is written, wherever it stands in the page. */
const stayInside = (event: SyntheticEvent): void => event.stopPropagation();
