import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icons/icon.tsx';

type NoteProps = {
  children: ReactNode;
  title?: ReactNode;
  /** Amber `offer` for what to mind, the others for answers; none for a plain remark. */
  tone?: 'success' | 'danger' | 'info' | 'offer';
  /** Instead of the sign of its tone. */
  icon?: ReactNode;
  /** `status` or `alert` when it appears after something happened. */
  role?: 'status' | 'alert';
};

const signs = { success: 'ok', danger: 'error', info: 'info', offer: 'warn' } as const;

/** A remark that stands in the text, on a wash, with a sign. */
export function Note({ children, title, tone, icon, role }: NoteProps) {
  return (
    <div className={classNames('note', tone && `tone-${tone}`)} role={role}>
      {icon ?? <Icon name={tone ? signs[tone] : 'info'} />}
      <div>
        {title ? <strong>{title}</strong> : null}
        {children}
      </div>
    </div>
  );
}
