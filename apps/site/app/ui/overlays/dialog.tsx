import { type KeyboardEventHandler, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { type ModalHandle, useModal } from './use-modal.ts';

type DialogProps = {
  open: boolean;
  /** Called whenever it closes: by its button, Escape, a press outside, or the browser. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons; the main one last. */
  footer?: ReactNode;
  /** dialog: in the middle. wide: for tables and galleries. sheet: from below, for phones. menu: from the left. */
  shape?: 'dialog' | 'wide' | 'sheet' | 'menu';
  /** Lets a button open it before scripts arrive: `<button command="show-modal" commandfor={id}>`. */
  id?: string;
  /** Id of words that are read out with the title when it opens. */
  describedBy?: string;
  /** Closes when this value changes, for example the key of the route. */
  closeOn?: unknown;
  /** Lets a press open it at once (`use-modal`). */
  handle?: Ref<ModalHandle>;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
};

/** A modal window: keeps the focus, closes by Escape or a press outside, gives the focus back. */
export function Dialog({
  title,
  closeLabel,
  children,
  footer,
  shape = 'dialog',
  id,
  className,
  describedBy,
  onKeyDown,
  ...state
}: DialogProps) {
  const ownId = useId();
  const dialogId = id ?? ownId;
  const { ref, close, ...events } = useModal(state);
  const part = shape === 'sheet' || shape === 'menu' ? 'sheet' : 'dialog';
  return (
    <dialog
      {...events}
      ref={ref}
      onKeyDown={onKeyDown}
      id={dialogId}
      className={classNames(part, part !== shape && `${part}--${shape}`, className)}
      aria-labelledby={`${dialogId}-title`}
      aria-describedby={describedBy}
    >
      <div className={`${part}__head`}>
        <h2 id={`${dialogId}-title`}>{title}</h2>
        <IconButton
          icon="close"
          label={closeLabel}
          onClick={close}
          {...{ command: 'close', commandfor: dialogId }}
        />
      </div>
      <div className={`${part}__body`}>{children}</div>
      {footer ? <div className={`${part}__foot`}>{footer}</div> : null}
    </dialog>
  );
}

type SheetProps = Omit<DialogProps, 'shape'>;

/** A dialog that comes from below and fills a phone: filters, choices. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} shape="sheet" />;
}
