import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { eventNames } from '../events/shop-events.ts';
import { permissions } from '../permissions.ts';

const access = { staff: 'staff.edit' } as const;
const name = z.string().regex(/^[\w.-]{1,100}$/);

/** What an extension did that a shop does not take. */
export const extensionFaultKinds = [
  /** It threw, or its process ended. */
  'threw',
  /** It took longer than it may: a loop, or an answer that does not come. */
  'slow',
  'memory',
  /** It wrote more to the log, or asked for more, than it may. */
  'flood',
  /** It asked for a right, a host or a part of the machine that it did not declare. */
  'undeclared',
  /** It cannot be loaded. */
  'broken',
] as const;
export type ExtensionFaultKind = (typeof extensionFaultKinds)[number];

/** So many faults within so many minutes switch an extension off. */
export const mostExtensionFaults = 3;
export const extensionFaultMinutes = 10;

/**
 * `new`: nobody on this site has switched it on; `off`: a person or we did; `broken`: it does not load; `newer`: it is made for
 * a newer Izlog; `missing`: it is switched on here, and its folder is gone.
 */
export const extensionStates = ['on', 'off', 'new', 'broken', 'newer', 'missing'] as const;
export type ExtensionState = (typeof extensionStates)[number];

const right = z.enum(permissions);
const words = z.object({
  title: z.string(),
  about: z.string(),
  why: z.record(z.string(), z.string()).describe('Why it asks for a right or a host, by the name of either.'),
});
export type ShownWords = z.infer<typeof words>;

const extension = z.object({
  name: z.string().describe('The name of its folder.'),
  version: z.string().nullable(),
  maker: z.string(),
  words: z.record(z.string(), words).describe('By language: `hr`, `en`, `de`.'),
  state: z.enum(extensionStates),
  stateAt: z.iso.datetime().nullable(),
  offReason: z
    .enum(['faults', 'rights'])
    .nullable()
    .describe('Why we switched it off: it failed, or the rights it was given are gone.'),
  reason: z.string().describe('Why it is broken, or the Izlog that it needs.'),
  reads: z.array(right).describe('Rights that it declares, of which only what reads is open.'),
  writes: z.array(right),
  hosts: z.array(z.string()),
  events: z.array(z.enum(eventNames)),
  jobs: z.array(
    z.object({ name: z.string(), everyMinutes: z.int().nullable(), dailyAt: z.string().nullable() }),
  ),
  wants: z
    .array(z.string())
    .describe(
      'Rights and hosts that this version declares and nobody has given: switching it on gives them.',
    ),
  givenBy: z.string().nullable().describe('Who switched it on.'),
  behind: z.int().describe('Events that wait for it, at most 100.'),
  faultsToday: z.int().describe('Of the last 24 hours.'),
});
export type ShownExtension = z.infer<typeof extension>;

const fault = z.object({
  at: z.iso.datetime(),
  kind: z.enum(extensionFaultKinds),
  place: z.string().describe('`on order.paid`, `job nightly`.'),
  message: z.string(),
  output: z.string().describe('Where in its code, and the end of what it wrote to the log.'),
});
export type ShownFault = z.infer<typeof fault>;

/** Extensions of this installation and how they stand on the site: those that need somebody first (DOOR-09). */
export const listExtensions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/extension/list',
  summary: 'Extensions of this installation, what each may do and how it stands on the site.',
  access,
  answer: z.object({ extensions: z.array(extension) }),
});

/** One of them, with its last faults, the newest first. */
export const getExtension = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/extension/get/{name}',
  summary: 'One extension, with its last faults.',
  access,
  params: z.object({ name }),
  answer: z.object({ extension, faults: z.array(fault) }),
  refusals: ['notFound'],
});

/**
 * Switches an extension on or off. On gives it the rights that it declares: refuses with forbidden those that the caller does
 * not hold, with proofRequired an older login, with extensionUnusable one that does not load or is made for a newer Izlog. Who
 * was off by its faults goes on with the event at which it stopped; else it hears of what happens from now on.
 */
export const switchExtension = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/extension/switch/{name}',
  summary: 'Switches an extension on, with the rights that it declares, or off.',
  access,
  params: z.object({ name }),
  body: z.object({ isOn: z.boolean() }),
  answer: z.object({
    extension: extension.nullable().describe('Null of one that was switched off after its folder was gone.'),
  }),
  refusals: ['proofRequired', 'forbidden', 'notFound', 'extensionUnusable', 'tooManyRecords'],
});
