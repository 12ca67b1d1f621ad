import type { Part } from '../cms/content/part.ts';
import type { FieldDeclaration, FieldKind, ValueOf } from './fields.ts';
import { instant, yesNo } from './fields.ts';

export type FieldDeclarations = Readonly<Record<string, FieldDeclaration>>;

/** A list of parts inside a part. */
export interface SlotDeclaration {
  /** Handlers that may stand in it; `sections`: everything that editors add to a page. */
  of: readonly string[] | 'sections';
  min?: number;
  max: number;
  /** Names under which stored content keeps the same list. */
  stored?: readonly string[];
}

/** What a section, a part of one, a layout element or the root of a document has: plain data. */
export interface SectionDeclaration {
  handler: string;
  /** Only what editors add to a page has one. */
  icon?: string;
  meta: FieldDeclarations;
  options: FieldDeclarations;
  slots: Readonly<Record<string, SlotDeclaration>>;
  /** Counts changes of shape; what `migrate` knows turns stored parts into the next one. */
  version: number;
  migrate: Readonly<Record<number, (part: Part) => Part>>;
}

type Given = Partial<Omit<SectionDeclaration, 'handler'>>;
type Of<G extends Given, K extends 'meta' | 'options' | 'slots'> =
  G[K] extends NonNullable<Given[K]> ? G[K] : Record<never, never>;

/** Whether a section is kept but not shown: to nobody, not on phones, or not before an instant. */
const everySection = { hidden: yesNo({ mobile: true }), hiddenUntil: instant() };

/** Declares a section, or with no icon a part of one. */
export function defineSection<const H extends string, const G extends Given>(handler: H, given: G) {
  return {
    handler,
    ...(given.icon ? { icon: given.icon } : {}),
    meta: (given.meta ?? {}) as Of<G, 'meta'>,
    options: { ...given.options, ...(given.icon ? everySection : {}) } as unknown as Of<G, 'options'>,
    slots: (given.slots ?? {}) as Of<G, 'slots'>,
    version: given.version ?? 1,
    migrate: given.migrate ?? {},
  };
}

/** Fields of a declaration with what they hold; each may be missing. */
type Values<F> = string extends keyof F
  ? Record<string, unknown>
  : { [K in keyof F]?: F[K] extends FieldDeclaration ? ValueOf<F[K]> | null : unknown };

/** A stored part of a declaration, as `PartOf<typeof quotes>`. */
export interface PartOf<D extends SectionDeclaration> extends Omit<Part, 'meta' | 'options'> {
  meta: Values<D['meta']>;
  options: Values<D['options']>;
  /** Never there; it lets the type of the declaration be inferred from a part. */
  readonly declaredBy?: D;
}

/** Names of the fields of a declaration that have one of these kinds. */
export type FieldsOf<D extends SectionDeclaration, K extends FieldKind> = string extends keyof D['meta']
  ? string
  : { [F in keyof D['meta'] & string]: D['meta'][F] extends { kind: K } ? F : never }[keyof D['meta'] &
      string];
