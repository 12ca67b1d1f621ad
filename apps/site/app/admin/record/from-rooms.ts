import { type ComponentType, use } from 'react';
import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { createVisitorContext } from '#site/ui/visitor-context.ts';
import type { ControlProps } from './kind.ts';

type Text = ReturnType<typeof useStaffText>;

/** What records need of rooms, which lie above them: `admin/rooms.ts` gives it to all screens. */
export interface FromRooms {
  /** Chooses a picture of the gallery; `value` is its id, '' for none. */
  PictureChoice: ComponentType<
    Pick<ControlProps, 'form' | 'label' | 'hint'> & {
      name: string;
      value: string;
      known: ControlProps['options'][string];
    }
  >;
  /** What a field is called that no form has. */
  fieldWords(field: string, t: Text['t']): string;
  /** A value of such a field, in words. */
  valueWords(field: string, value: string, text: Text): string;
}

/** See `useRooms`. */
export const RoomsContext = createVisitorContext<FromRooms | null>(null, { inFragment: null });

/** What rooms give to records. */
export function useRooms(): FromRooms {
  const rooms = use(RoomsContext);
  if (!rooms) throw new Error('Records are shown within the frame of the back office.');
  return rooms;
}
