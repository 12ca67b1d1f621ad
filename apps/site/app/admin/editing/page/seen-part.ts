import type { Part } from '@izlog/contract/cms/content/part';

const known = { wide: new WeakMap<Part, Part>(), narrow: new WeakMap<Part, Part>() };

/**
 * A part as it is edited: each field has the one value that is seen, on phones its own there if it has one. What has no
 * values for phones stays the same object.
 */
function seenPart(part: Part, isNarrow: boolean): Part {
  const all = isNarrow ? known.narrow : known.wide;
  const found = all.get(part) ?? see(part, isNarrow);
  all.set(part, found);
  return found;
}

const blocks = new WeakMap<object, { part: Part }>();

/** A section with its part as it is edited; the same object as long as both are. */
export function seenBlock<B extends { part: Part }>(block: B, isNarrow: boolean): B {
  const part = seenPart(block.part, isNarrow);
  if (part === block.part) return block;
  const known = blocks.get(block);
  const seen = known?.part === part ? known : { ...block, part };
  blocks.set(block, seen);
  return seen as B;
}

function see(part: Part, isNarrow: boolean): Part {
  const { meta, options, mobileMeta, mobileOptions } = part;
  const { hidden, ...look } = mobileOptions;
  const parts = part.parts.map((one) => seenPart(one, isNarrow));
  const isPlain = Object.keys(mobileMeta).length + Object.keys(look).length === 0;
  if (isPlain && parts.every((one, place) => one === part.parts[place])) return part;
  return {
    ...part,
    meta: isNarrow ? { ...meta, ...mobileMeta } : meta,
    options: isNarrow ? { ...options, ...look } : options,
    mobileMeta: {},
    // Whether it is there at all the style decides.
    mobileOptions: hidden === undefined ? {} : { hidden },
    parts,
  };
}

/** Screens on which phones' own values are seen, as the style has it. */
export const narrowScreen = '(width < 48rem)';
