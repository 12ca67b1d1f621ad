import { withdrawalDays } from '@izlog/contract/ecommerce/orders/withdrawal';
import { isWorkingDay } from './public-holidays.ts';
import { zagrebDay, zagrebMidnight } from './zagreb-day.ts';

const hour = 60 * 60 * 1000;

/** End (exclusive) of the period of 14 days that something at `from` starts. */
export const withdrawalEnd = (from: Date): Date => periodEnd(from, withdrawalDays);

/**
 * End (exclusive) of a period of days that something at `from` starts: the day of it does not count, the period runs until
 * the end of its last day in Zagreb, and a last day that is no working day moves to the next one that is
 * (Regulation 1182/71, Article 3).
 */
export function periodEnd(from: Date, days: number): Date {
  const last = zagrebDay(from);
  last.setUTCDate(last.getUTCDate() + days);
  while (!isWorkingDay(last)) last.setUTCDate(last.getUTCDate() + 1);
  return zagrebMidnight(new Date(last.getTime() + 24 * hour));
}
