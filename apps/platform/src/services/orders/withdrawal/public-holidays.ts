/** Holidays of Croatia with a fixed date, `MM-DD` (Zakon o blagdanima, spomendanima i neradnim danima, since 2020). */
const fixed: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '05-01',
  '05-30',
  '06-22',
  '08-05',
  '08-15',
  '11-01',
  '11-18',
  '12-25',
  '12-26',
]);

/** Days after Easter Sunday: itself, the Monday, Corpus Christi. */
const movable: readonly number[] = [0, 1, 60];

const day = 24 * 60 * 60 * 1000;

/** Whether a calendar day (midnight UTC) is a working day in Croatia: neither Saturday, Sunday nor a public holiday. */
export function isWorkingDay(date: Date): boolean {
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  const afterEaster = (date.getTime() - easterSunday(date.getUTCFullYear()).getTime()) / day;
  return !isWeekend && !fixed.has(date.toISOString().slice(5, 10)) && !movable.includes(afterEaster);
}

/** Easter Sunday of a year (Gregorian calendar, Meeus, Jones and Butcher), midnight UTC. */
export function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1));
}
