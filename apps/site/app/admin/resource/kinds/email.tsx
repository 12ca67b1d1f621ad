import type { KindOnSite } from '../kind.ts';

export const email: KindOnSite<string> = {
  place: 'meta',
  Cell: ({ value }) =>
    value === '' ? null : (
      <a className="link" href={`mailto:${value}`}>
        {value}
      </a>
    ),
};
