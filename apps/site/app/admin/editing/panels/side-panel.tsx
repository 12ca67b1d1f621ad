import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EditButton } from '../frame/edit-icon.tsx';
import type { AskedSetting } from '../page/edited-page.ts';
import { useOnBody } from '../use-on-body.ts';

/**
 * A panel beside the page; on phones it lies over it. It takes the focus when it opens, closes by Escape, and gives the
 * focus back to where it was.
 */
export function SidePanel({
  title,
  note,
  footer,
  asked,
  onClose,
  children,
}: {
  title: string;
  note?: ReactNode;
  footer?: ReactNode;
  /** The field that is meant, which has the focus instead of the panel's head; of what stands in `data-setting`. */
  asked?: AskedSetting | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useStaffText();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useOnBody('has-panel');
  useEffect(() => {
    const before = document.activeElement;
    head.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const setting = asked && panel.current?.querySelector(`[data-setting="${CSS.escape(asked.name)}"]`);
    setting?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [asked]);
  return (
    <aside
      ref={panel}
      className="edpanel"
      aria-labelledby={id}
      onKeyDown={(event) => {
        // A dialog over it, and a list that is open, keep their own Escape.
        if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]'))
          return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="edpanel__head">
        <h2 id={id} ref={head} tabIndex={-1}>
          {title}
          {note ? <small>{note}</small> : null}
        </h2>
        <EditButton icon="close" label={t('edit.closePanel', { name: title })} onClick={onClose} />
      </div>
      <div className="edpanel__body stack">{children}</div>
      {footer ? <div className="edpanel__foot">{footer}</div> : null}
    </aside>
  );
}
