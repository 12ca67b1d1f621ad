import type { Part } from '@izlog/contract/cms/content/part';
import { type ReactNode, use } from 'react';
import { EditContext } from './edit-context.ts';

/** An element around several fields: there when one of them is, and always for anyone who edits. */
export function FieldGroup({
  part,
  fs,
  className,
  children,
}: {
  part: Part;
  fs: readonly string[];
  className: string;
  children: ReactNode;
}) {
  const edit = use(EditContext);
  return edit || fs.some((f) => part.meta[f]) ? <div className={className}>{children}</div> : null;
}
