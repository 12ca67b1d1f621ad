import { type PointerEvent, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';

/** Opens a dialog within the press itself, before React has rendered anything; whether it is open is told to it after. */
export type ModalHandle = { open: () => void };

type Modal = { open: boolean; onClose: () => void; closeOn?: unknown; handle?: Ref<ModalHandle> | undefined };

/** What a native `<dialog>` needs to be modal: spread the events on it. See Dialog for the meaning of the options. */
export function useModal({ open, onClose, closeOn, handle }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const pressedOutside = useRef(false);
  const seen = useRef(closeOn);

  const show = useCallback(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    opener.current = document.activeElement;
    dialog.showModal();
  }, []);
  useImperativeHandle(handle, () => ({ open: show }), [show]);

  useEffect(() => {
    if (open) show();
    else if (opener.current) ref.current?.close();
  }, [open, show]);

  useEffect(() => {
    if (Object.is(seen.current, closeOn)) return;
    seen.current = closeOn;
    ref.current?.close();
  }, [closeOn]);

  // Buttons with a `command` work before scripts arrive; afterwards the state has already done what they ask for.
  useEffect(() => {
    const dialog = ref.current;
    const leaveIt = (event: Event) => event.preventDefault();
    dialog?.addEventListener('command', leaveIt);
    return () => dialog?.removeEventListener('command', leaveIt);
  }, []);

  // A dialog that is removed while open would leave the focus nowhere.
  useEffect(() => () => giveFocusBack(opener.current), []);

  return {
    ref,
    close: () => ref.current?.close(),
    onClose: (event: { target: EventTarget }) => {
      // React tells it to what stands around a dialog too.
      if (event.target !== ref.current) return;
      giveFocusBack(opener.current);
      opener.current = null;
      onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === ref.current;
    },
    // A press that began inside (choosing text) and ended outside must not close it.
    onClick: (event: { target: EventTarget }) => {
      if (pressedOutside.current && event.target === ref.current) ref.current?.close();
      pressedOutside.current = false;
    },
  };
}

function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
