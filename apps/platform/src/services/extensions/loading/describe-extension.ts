import type { LoadedExtension } from './load-extensions.ts';
import { eventsOf } from './manifest.ts';

/** What an extension is and asks for, in lines for who develops it. */
export function describeExtension({ name, state, reason, output, manifest }: LoadedExtension): string[] {
  if (!manifest)
    return [
      `${name}: cannot be used. ${reason}`,
      ...(state === 'broken' && output ? output.split('\n').slice(0, 10) : []),
    ];
  const { reads, writes, hosts } = manifest.rights;
  const rows = [
    ['reads', reads],
    ['reads and writes', writes],
    ['asks', hosts],
    ['hears of', eventsOf(manifest)],
    ['jobs', Object.keys(manifest.jobs)],
  ] as const;
  return [
    `${name} ${manifest.version}: fine`,
    ...rows.flatMap(([words, list]) => (list.length > 0 ? [`  ${words}: ${list.join(', ')}`] : [])),
  ];
}
