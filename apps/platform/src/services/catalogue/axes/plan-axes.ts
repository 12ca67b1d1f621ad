/** A variant with its choice of each attribute that has choices. */
export interface ChosenVariant {
  id: number;
  /** It was put away. */
  isAway: boolean;
  choices: ReadonlyMap<number, number>;
}

/** The axes as they shall be, in order, by ids; ids below nothing are of what is yet to be made. */
export interface WantedAxes {
  axes: readonly { attributeId: number; valueIds: readonly number[] }[];
  /** Of axes that go: the choice whose variants stay. */
  retained: ReadonlyMap<number, number>;
  /** Also what of the old choices has no variant is made. */
  isFilled: boolean;
}

/** One choice on each axis, in the order of the axes. */
type Choices = readonly number[];

export interface AxesPlan {
  /** Those that are left, each with what it has on the axes; `isNewHere` where an axis is new to it. */
  stays: { id: number; choices: Choices; isNewHere: boolean }[];
  goes: number[];
  bringsBack: { id: number; choices: Choices }[];
  /** New ones; `like` is the variant that it is split off from, where an axis is new. */
  makes: { choices: Choices; like: number | null }[];
}

/**
 * What becomes of the variants of a product when its axes are others. Nothing is lost: who has a choice that goes is put
 * away, of those that an axis less makes alike one stays, who has no choice on a new axis gets its first. A new choice
 * makes its own rows, or brings back those that were put away.
 */
export function planAxes(
  old: readonly number[],
  variants: readonly ChosenVariant[],
  { axes, retained, isFilled }: WantedAxes,
): AxesPlan {
  const remaining = axes.filter(({ attributeId }) => old.includes(attributeId));
  const added = axes.filter(({ attributeId }) => !old.includes(attributeId));
  const removed = old.filter((id) => axes.every(({ attributeId }) => attributeId !== id));
  const active = variants.filter(({ isAway }) => !isAway);

  const left = active.filter(({ choices }) =>
    remaining.every(({ attributeId, valueIds }) => isIn(valueIds, choices.get(attributeId))),
  );
  const placed = left.map(({ id, choices }) => {
    const now = axes.map(({ attributeId, valueIds }) => {
      const own = choices.get(attributeId);
      return own !== undefined && valueIds.includes(own) ? own : (valueIds[0] ?? 0);
    });
    const isNewHere = added.some(({ attributeId }) => {
      const place = axes.findIndex((axis) => axis.attributeId === attributeId);
      return choices.get(attributeId) !== now[place];
    });
    const isRetained = [...retained].every(
      ([attributeId, valueId]) => !removed.includes(attributeId) || choices.get(attributeId) === valueId,
    );
    return { id, choices: now, isNewHere, isRetained };
  });
  const stays = removed.length === 0 ? placed : oneOfEach(placed);
  const staying = new Set(stays.map(({ id }) => id));

  const covered = new Set(stays.map(({ choices }) => keyOf(choices)));
  const isOld = (choices: Choices) =>
    axes.every(({ attributeId }, place) => {
      if (!old.includes(attributeId)) return true;
      return stays.some((one) => one.choices[place] === choices[place]);
    });
  const onRemaining = (choices: Choices) =>
    keyOf(axes.flatMap(({ attributeId }, place) => (old.includes(attributeId) ? (choices[place] ?? 0) : [])));
  const splitOff = new Map(stays.toReversed().map((one) => [onRemaining(one.choices), one.id]));

  const bringsBack: AxesPlan['bringsBack'] = [];
  const makes: AxesPlan['makes'] = [];
  for (const choices of combinations(axes.map(({ valueIds }) => valueIds))) {
    if (covered.has(keyOf(choices))) continue;
    const like = added.length > 0 ? (splitOff.get(onRemaining(choices)) ?? null) : null;
    if (!isFilled && stays.length > 0 && isOld(choices) && like === null) continue;
    const back = variants.find(
      ({ isAway, choices: own }) =>
        isAway && axes.every(({ attributeId }, place) => own.get(attributeId) === choices[place]),
    );
    if (back) bringsBack.push({ id: back.id, choices });
    else makes.push({ choices, like });
  }
  return {
    stays: stays.map(({ id, choices, isNewHere }) => ({ id, choices, isNewHere })),
    goes: active.flatMap(({ id }) => (staying.has(id) ? [] : [id])),
    bringsBack,
    makes,
  };
}

/** Whether a choice is among those that stay; who has none on an axis is left alone. */
const isIn = (valueIds: readonly number[], own: number | undefined): boolean =>
  own === undefined || valueIds.includes(own);

/** Of those that are alike the one that was chosen to stay, else the first. */
function oneOfEach<T extends { choices: Choices; isRetained: boolean }>(all: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const one of all) {
    const known = best.get(keyOf(one.choices));
    if (!known || (one.isRetained && !known.isRetained)) best.set(keyOf(one.choices), one);
  }
  return all.filter((one) => best.get(keyOf(one.choices)) === one);
}

const keyOf = (choices: Choices): string => choices.join(' ');

function combinations(lists: readonly (readonly number[])[]): number[][] {
  return lists.reduce<number[][]>(
    (all, list) => all.flatMap((one) => list.map((value) => [...one, value])),
    lists.length > 0 ? [[]] : [],
  );
}
