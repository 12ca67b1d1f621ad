import type { Manifest } from '../loading/manifest.ts';

const minute = 60_000;
const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * The jobs of an extension that are due: whose minutes are over, or whose time of the day has come, by the clock of Zagreb,
 * since they were last begun. One that was never begun counts from when the extension was switched on.
 */
export function dueJobs(
  { jobs }: Pick<Manifest, 'jobs'>,
  begun: Readonly<Record<string, string>>,
  { onSince, now }: { onSince: Date; now: Date },
): string[] {
  return Object.entries(jobs)
    .filter(([name, job]) => {
      const last = new Date(begun[name] ?? onSince);
      if ('everyMinutes' in job) return now.getTime() - last.getTime() >= job.everyMinutes * minute;
      // `2026-11-29 03:40`, compared as text: the day it was last due on, or will be.
      const due = `${clock.format(now).slice(0, 10)} ${job.dailyAt}`;
      return clock.format(last) < due && clock.format(now) >= due;
    })
    .map(([name]) => name);
}
