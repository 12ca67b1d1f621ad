import type { KindOnSite } from '../kind.ts';
import { LineControl, readOptional } from '../line-control.tsx';

export const optionalText: KindOnSite<string | null> = {
  place: 'meta',
  Cell: ({ value }) => (value ? <bdi>{value}</bdi> : null),
  control: { Control: LineControl, read: readOptional },
};
