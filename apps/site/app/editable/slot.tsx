import type { Part } from '@izlog/contract/cms/content/part';
import { Fragment, type ReactNode, use } from 'react';
import { EditableContext } from './editable-context.ts';

/** The parts of a part that stand in one list of it. */
export const slotParts = (part: Part, name: string): Part[] =>
  part.parts.filter((child) => child.slot === name);

/** Draws a list of parts; staff can add to it and move its parts. */
export function Slot({
  part,
  name,
  children,
}: {
  part: Part;
  name: string;
  children: (child: Part) => ReactNode;
}) {
  const editor = use(EditableContext);
  const shown = slotParts(part, name).map((child) => <Fragment key={child.id}>{children(child)}</Fragment>);
  if (!editor) return shown;
  return (
    <editor.Slot part={part} name={name}>
      {shown}
    </editor.Slot>
  );
}
