import type { KindOnSite } from '../kind.ts';
import { LineControl, readOptional } from '../line-control.tsx';

export const url: KindOnSite<string | null> = {
  place: 'meta',
  Cell: ({ value }) => (value ? <bdi>{value}</bdi> : null),
  control: { Control: (props) => <LineControl {...props} type="url" />, read: readOptional },
};
