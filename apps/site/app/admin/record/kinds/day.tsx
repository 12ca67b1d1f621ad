import { isDay, lastDayOf, shopDayOf, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { CellProps, KindOnSite, ReadMore, ReadValue } from '../kind.ts';
import { LineControl } from '../line-control.tsx';
import type { FormFieldView } from '../list-view.ts';

/** A day of the shop. */
export const day: KindOnSite<string | null> = {
  place: 'meta',
  Cell: Day,
  control: {
    Control: ({ value, ...props }) => (
      <LineControl
        {...props}
        type="date"
        value={typeof value === 'string' ? dayOf(props.field, value) : undefined}
      />
    ),
    read: readDay,
  },
};

function Day({ value, field }: CellProps<string | null>) {
  const { shortDate } = useStaffText();
  if (!value) return null;
  // Of a day that is meant when it is over the next one is kept.
  const isEnd = 'ends' in field && field.ends === true;
  return <time dateTime={value}>{shortDate(isEnd ? Date.parse(value) - 1 : value)}</time>;
}

const dayOf = ({ ends }: Pick<FormFieldView, 'ends'>, instant: string): string =>
  ends ? lastDayOf(instant) : shopDayOf(instant);

/** The instant of a day; of one that was not touched the instant that it had, which may lie within the day. */
function readDay(sent: (name: string) => string, field: FormFieldView, { before }: ReadMore): ReadValue {
  const { name, isRequired, ends } = field;
  const text = sent(name).trim();
  if (text === '')
    return isRequired ? { faults: { [name]: { key: 'validation.required' } } } : { value: null };
  if (!isDay(text)) return { faults: { [name]: { key: 'form.wrong' } } };
  const isUntouched = typeof before === 'string' && dayOf(field, before) === text;
  return { value: isUntouched ? before : startOfDay(text, ends ? 1 : 0) };
}
