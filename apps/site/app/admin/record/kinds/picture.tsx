import { useRooms } from '../from-rooms.ts';
import type { ControlProps, KindOnSite } from '../kind.ts';
import { readId } from './reference.tsx';

/** A picture of the gallery, or none. */
export const picture: KindOnSite<number | null> = {
  place: 'meta',
  Cell: ({ value }) => value,
  control: { Control: PictureControl, read: readId },
};

function PictureControl({ form, field: { name }, label, hint, value, options }: ControlProps) {
  const { PictureChoice } = useRooms();
  return (
    <PictureChoice
      form={form}
      name={name}
      label={label}
      hint={hint}
      value={typeof value === 'number' ? String(value) : ''}
      known={options[name] ?? []}
    />
  );
}
