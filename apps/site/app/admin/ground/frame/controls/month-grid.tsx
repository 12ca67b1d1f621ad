import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { useStaffText } from '../staff-text.tsx';
import { monthNames } from './written-date.ts';

const dayLong = 86_400_000;
const isoOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A month of days to choose one from, by press or by arrow keys; Page Up and Page Down turn the months. */
export function MonthGrid({
  day,
  today,
  onChoose,
}: {
  /** The one that is chosen now. */
  day: string | undefined;
  today: string;
  onChoose: (day: string) => void;
}) {
  const { t, locale, longDate } = useStaffText();
  const [at, setAt] = useState(day ?? today);
  const [isMoved, setMoved] = useState(false);
  const here = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes along with the day.
  useEffect(() => {
    if (isMoved) here.current?.focus();
  }, [at, isMoved]);
  const move = (days: number) => {
    setMoved(true);
    setAt(isoOf(instantOf(at) + days * dayLong));
  };
  const turn = (months: number) => setAt(inMonth(at, months));
  const key = (event: KeyboardEvent) => {
    const days = steps[event.key];
    if (days !== undefined) move(days);
    else if (event.key === 'PageUp' || event.key === 'PageDown') {
      setMoved(true);
      turn(event.key === 'PageUp' ? -1 : 1);
    } else return;
    event.preventDefault();
  };
  const [year, month] = [Number(at.slice(0, 4)), Number(at.slice(5, 7))];
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const first = Date.UTC(year, month - 1, 1);
  // Weeks begin on Monday in every language of the office.
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayLong;
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => isoOf(monday + (week * 7 + place) * dayLong)),
  ).filter((week) => week.some((one) => one.slice(0, 7) === at.slice(0, 7)));
  return (
    <div className="months">
      <div className="between">
        <IconButton icon="left" label={t('date.before')} onClick={() => turn(-1)} />
        <strong aria-live="polite">
          {monthNames(locale)[month - 1]} {year}
        </strong>
        <IconButton icon="right" label={t('date.after')} onClick={() => turn(1)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys are those of the days in it. */}
      <table onKeyDown={key}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col">
                {names.format(instantOf(one))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <button
                    type="button"
                    ref={one === at ? here : undefined}
                    tabIndex={one === at ? 0 : -1}
                    aria-label={longDate(`${one}T12:00:00Z`)}
                    aria-pressed={one === day}
                    aria-current={one === today ? 'date' : undefined}
                    className={one.slice(0, 7) === at.slice(0, 7) ? undefined : 'is-other'}
                    onClick={() => onChoose(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The same day of another month, or the last one of a shorter month. */
function inMonth(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}
