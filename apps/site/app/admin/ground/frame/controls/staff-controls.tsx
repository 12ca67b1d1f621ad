import type { ReactNode } from 'react';
import { OwnControlsContext } from '#site/ui/controls/own-controls.ts';
import { StaffDate } from './staff-date.tsx';
import { StaffFiles } from './staff-files.tsx';

const controls = { date: StaffDate, 'datetime-local': StaffDate, file: StaffFiles };

/** Fields for days and files inside speak the language of the words around; needs a StaffTextProvider above. */
export const StaffControls = ({ children }: { children: ReactNode }) => (
  <OwnControlsContext value={controls}>{children}</OwnControlsContext>
);
