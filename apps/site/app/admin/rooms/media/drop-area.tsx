import { limits } from '@izlog/contract/limits';
import type { Media } from '@izlog/contract/media/media';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { classNames } from '#site/ui/class-names.ts';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { UploadList } from './door/upload-list.tsx';
import { usePastedFiles } from './door/use-pasted-files.ts';
import { useUploads } from './door/use-uploads.ts';

type DropAreaProps = {
  /** Id of the folder into which files go; none for the gallery as such. */
  folder: string;
  className?: string;
  onDone?: () => void;
  /** A file is there, by its record. */
  onAdded?: (media: Media) => void;
  /** Draws what is inside; `add` takes files that were chosen. */
  children: (add: (files: readonly File[]) => void) => ReactNode;
};

/** A place into which files are dropped or pasted; they go up into the gallery, shown in a list of their own (MEDIA-020). */
export function DropArea({ folder, className, onDone = () => {}, onAdded, children }: DropAreaProps) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const [isOver, setIsOver] = useState(false);
  const { items, isSending, add, retry, close } = useUploads({
    folder,
    onMany: () =>
      show(t('core.notifications.uploadLimit', { limit: limits.uploadFiles }), { tone: 'danger' }),
    onDone,
    onAdded,
  });
  usePastedFiles(add);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field within serves everybody.
    <div
      className={classNames('mlib__drop', className, isOver && 'is-over')}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      {items.length > 0 ? (
        <UploadList items={items} onRetry={retry} onClose={isSending ? undefined : close} />
      ) : null}
      {children(add)}
    </div>
  );
}
