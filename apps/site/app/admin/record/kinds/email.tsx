import { email as isEmail } from '#site/kit/forms/rules.ts';
import type { KindOnSite } from '../kind.ts';
import { LineControl, readText } from '../line-control.tsx';

export const email: KindOnSite<string> = {
  place: 'meta',
  Cell: ({ value }) =>
    value === '' ? null : (
      <a className="link" href={`mailto:${value}`}>
        {value}
      </a>
    ),
  control: {
    Control: (props) => <LineControl {...props} type="email" />,
    read: (sent, field) => {
      const fault = isEmail(sent(field.name), sent);
      return fault ? { faults: { [field.name]: fault } } : readText(sent, field);
    },
  },
};
