import type { Part } from '@izlog/contract/cms/content/part';
import type { ComponentType, ReactNode } from 'react';
import { createVisitorContext } from '../ui/visitor-context.ts';

/** What a primitive of editing shows: a field of a part, as the visitor sees it. */
export interface EditableFieldProps {
  part: Part;
  field: string;
  kind: 'text' | 'rich' | 'picture' | 'button';
  /** What a visitor would see. */
  children: ReactNode;
}

/** What the editor, loaded for staff only, brings into the page. A visitor's page has none of it. */
export interface Editor {
  Field: ComponentType<EditableFieldProps>;
  Slot: ComponentType<{ part: Part; name: string; children: ReactNode }>;
}

/** Empty for visitors: the primitives then draw plain content. */
export const EditableContext = createVisitorContext<Editor | null>(null, { inFragment: null });
