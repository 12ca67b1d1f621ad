import { compareVersions, isVersion } from '@izlog/contract/compare-versions';
import { mayHearOf, rightsOfKind, versionsOf } from '@izlog/contract/events/event-declaration';
import { type EventName, eventNames, eventOf } from '@izlog/contract/events/shop-events';
import { withContained } from '@izlog/contract/permissions';
import { keyRights } from '@izlog/contract/user/programs/key-rights';
import { z } from 'zod';
import { version as program } from '#platform/kernel/version.ts';

const name = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')
  .max(40);
const aVersion = z.string().refine(isVersion, 'must be a version such as 1.2.3');
const right = z.enum(keyRights);
const words = z.strictObject({
  title: z.string().trim().min(1).max(60),
  about: z.string().trim().max(300).default(''),
  why: z.record(z.string(), z.string().max(300)).default({}),
});
const runs = z.literal(true, 'must be a function');

/** What `describe` of an extension gives, checked. What is not known is refused: it would do nothing. */
const manifest = z.strictObject({
  name,
  version: aVersion,
  needs: aVersion,
  maker: z.string().max(100).default(''),
  words: z
    .strictObject({ hr: words, en: words, de: words })
    .partial()
    .refine((all) => Object.keys(all).length > 0, 'must be there in one language at least'),
  rights: z
    .strictObject({
      reads: z.array(right).default([]),
      writes: z.array(right).default([]),
      hosts: z
        .array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host such as api.example.com'))
        .default([]),
    })
    .default({ reads: [], writes: [], hosts: [] }),
  on: z.partialRecord(z.enum(eventNames), runs).default({}),
  versions: z.partialRecord(z.enum(eventNames), z.int()).default({}),
  jobs: z
    .record(
      name,
      z.union([
        z.strictObject({
          everyMinutes: z
            .int()
            .min(1)
            .max(7 * 24 * 60),
          runs,
        }),
        z.strictObject({
          dailyAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 03:40'),
          runs,
        }),
      ]),
    )
    .default({}),
});
export type Manifest = z.output<typeof manifest>;

/** Thrown for a declaration that cannot be taken; `isNewer` where only the program is too old. */
export class UnusableExtension extends Error {
  readonly isNewer: boolean;
  constructor(message: string, isNewer = false) {
    super(message);
    this.isNewer = isNewer;
  }
}

/** Checks what an extension says of itself; throws UnusableExtension with a sentence for who writes it. */
export function readManifest(folder: string, said: unknown): Manifest {
  // First of all: what a newer one declares need not be known here.
  const needs = z.looseObject({ needs: aVersion }).safeParse(said);
  if (needs.success && compareVersions(needs.data.needs, program) > 0)
    throw new UnusableExtension(`It needs Izlog ${needs.data.needs}, and this is ${program}.`, true);
  const read = manifest.safeParse(said);
  if (!read.success)
    throw new UnusableExtension(
      read.error.issues.map(({ path, message }) => `${path.join('.') || 'It'}: ${message}`).join('; '),
    );
  const { data } = read;
  if (data.name !== folder) throw new UnusableExtension(`name: is ${data.name}, and its folder ${folder}`);
  mustHear(data);
  return data;
}

/** The events that it hears of, in the order of the contract. */
export const eventsOf = ({ on }: Pick<Manifest, 'on'>): EventName[] => eventNames.filter((one) => on[one]);

function mustHear(said: Manifest): void {
  const held = withContained([...said.rights.reads, ...said.rights.writes]);
  for (const event of eventsOf(said)) {
    const declaration = eventOf(event);
    if (!declaration) continue;
    if (!mayHearOf(declaration.kind, held))
      throw new UnusableExtension(
        `on.${event}: who hears of it reads by one of ${rightsOfKind[declaration.kind].join(', ')}: declare it in rights.reads`,
      );
    const wanted = said.versions[event];
    if (wanted !== undefined && !versionsOf(declaration).includes(wanted))
      throw new UnusableExtension(
        `versions.${event}: this Izlog tells ${versionsOf(declaration).join(', ')}`,
      );
  }
}
