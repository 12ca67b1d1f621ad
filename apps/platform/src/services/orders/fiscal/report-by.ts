import { isWorkingDay } from '../withdrawal/public-holidays.ts';
import { zagrebDay, zagrebMidnight } from '../withdrawal/zagreb-day.ts';

const day = 24 * 60 * 60 * 1000;

/** Working days in which what could not be reported at once is reported (NN 89/2025, Article 21). */
const workingDays = 2;

/**
 * When a document issued at `issuedAt` has to be reported at the latest (exclusive): two working days after its day in Zagreb,
 * which itself does not count; Saturdays, Sundays and holidays of Croatia do not either.
 */
export function reportBy(issuedAt: Date): Date {
  let last = zagrebDay(issuedAt);
  for (let left = workingDays; left > 0; ) {
    last = new Date(last.getTime() + day);
    if (isWorkingDay(last)) left -= 1;
  }
  return zagrebMidnight(new Date(last.getTime() + day));
}
