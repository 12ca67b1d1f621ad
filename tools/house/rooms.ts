import type { Fault, Rule } from './fault.ts';
import { foreignKeysUp, type House, houses, mostNames, roomOf, services } from './floors.ts';
import { isTest, type Tree } from './tree.ts';

/** An import from one room of a house into another. */
interface Arrow {
  house: House;
  from: string;
  to: string;
  text: string;
  isForeignKey: boolean;
}

/** A room that nobody declared, or a declared one that is not there. */
export const roomsAreKnown: Rule = {
  id: 'rooms are known',
  says: 'Every room of a house stands on a floor of tools/house/floors.ts, and every room there is built.',
  places: houses.map(({ room }) => room),
  faults: (tree) =>
    houses.flatMap((house) => {
      const built = new Set(tree.files.flatMap((file) => roomOf(house, file) ?? []));
      const declared = new Set(house.floors.flat());
      return [
        ...[...built]
          .filter((room) => !declared.has(room))
          .map((room) => ({ key: room, text: `${room} of the ${house.rooms} stands on no floor` })),
        ...[...declared]
          .filter((room) => !built.has(room))
          .map((room) => ({ key: room, text: `${room} of the ${house.rooms} is not there` })),
      ];
    }),
};

/** An arrow that runs up. */
export const arrowsGoDown: Rule = {
  id: 'arrows go down',
  says: 'A room imports rooms of lower floors, and neighbours on its own; one that is needed above offers a hook.',
  places: houses.map(({ room }) => room),
  faults: (tree) => arrowsIn(tree).filter(isUp).map(faultOf),
};

/** Rooms that need each other, arrows up left out. */
export const noCircles: Rule = {
  id: 'no circle of rooms',
  says: 'Rooms import each other in no circle, types and dynamic imports too.',
  places: houses.map(({ room }) => room),
  faults: (tree) =>
    houses.flatMap((house) => {
      const arrows = arrowsIn(tree, [house]).filter((arrow) => !isUp(arrow) && !isAllowedKey(arrow));
      const next = new Map<string, Set<string>>();
      for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
      return arrows.filter(({ from, to }) => reaches(next, to, from)).map(faultOf);
    }),
};

/** Files that cannot be read one after the other. */
export const noFileCircles: Rule = {
  id: 'no circle of files',
  says: 'Files import each other in no circle, types and dynamic imports too.',
  places: [/\.tsx?$/],
  faults(tree) {
    const next = new Map(
      tree.files
        .filter((file) => !isTest(file))
        .map((file) => [file, new Set(tree.imports(file).map(({ target }) => target))]),
    );
    // Anyone who imports none of those that are left, or is imported by none of them, stands in no circle.
    for (let left = -1; left !== next.size; ) {
      left = next.size;
      const named = new Set([...next.values()].flatMap((targets) => [...targets]));
      for (const [file, targets] of next)
        if (!named.has(file) || ![...targets].some((target) => next.has(target))) next.delete(file);
    }
    return [...next.keys()].map((file) => ({ key: file, text: `${file} stands in a circle` }));
  },
};

/** A foreign key that is declared and not there. */
export const foreignKeysAreDrawn: Rule = {
  id: 'foreign keys are drawn',
  says: 'A foreign key that tools/house/floors.ts lets run up is there.',
  places: [services.room],
  faults(tree) {
    const arrows = arrowsIn(tree, [services]).filter(({ isForeignKey }) => isForeignKey);
    return foreignKeysUp
      .filter(([from, to]) => !arrows.some((arrow) => arrow.from === from && arrow.to === to))
      .map(([from, to]) => ({ key: `${from} → ${to}`, text: `no table of ${from} names one of ${to}` }));
  },
};

/** A door as wide as the room. */
export const doorsAreSmall: Rule = {
  id: 'doors are small',
  says: `A service offers at most ${mostNames} names to the others in its index.ts, and to who assembles the program in its setup.ts.`,
  places: [
    /^apps\/platform\/src\/services\/[^/]+\/index\.ts$/,
    /^apps\/platform\/src\/services\/[^/]+\/setup\.ts$/,
  ],
  faults: (tree) =>
    tree.files
      .filter((file) => /^apps\/platform\/src\/services\/[^/]+\/(?:index|setup)\.ts$/.test(file))
      .flatMap((file) => {
        const names = namesOffered(tree.text(file));
        if (names <= mostNames) return [];
        return [{ key: roomOf(services, file) ?? file, text: `${file} offers ${names} names` }];
      }),
};

function arrowsIn(tree: Tree, within: readonly House[] = houses): Arrow[] {
  return within.flatMap((house) =>
    tree.files.flatMap((file) => {
      const from = roomOf(house, file);
      if (from === undefined || isTest(file)) return [];
      return tree.imports(file).flatMap(({ target }) => {
        const to = roomOf(house, target);
        if (to === undefined || to === from) return [];
        const isForeignKey = file.endsWith('.tables.ts') && target.endsWith('.tables.ts');
        return [{ house, from, to, text: `${file} imports ${target}`, isForeignKey }];
      });
    }),
  );
}

function isUp(arrow: Arrow): boolean {
  const [from, to] = [arrow.from, arrow.to].map((room) => floorOf(arrow.house, room));
  // What stands on no floor is reported by another rule.
  return from !== undefined && to !== undefined && to > from && !isAllowedKey(arrow);
}

function isAllowedKey({ house, from, to, isForeignKey }: Arrow): boolean {
  return (
    isForeignKey && house === services && foreignKeysUp.some(([low, high]) => low === from && high === to)
  );
}

function floorOf(house: House, room: string): number | undefined {
  const floor = house.floors.findIndex((rooms) => rooms.includes(room));
  return floor === -1 ? undefined : floor;
}

function faultOf({ house, from, to, text }: Arrow): Fault {
  return { key: `${house.rooms}: ${from} → ${to}`, text };
}

function reaches(next: ReadonlyMap<string, ReadonlySet<string>>, start: string, goal: string): boolean {
  const seen = new Set([start]);
  for (const room of seen) {
    if (room === goal) return true;
    for (const other of next.get(room) ?? []) seen.add(other);
  }
  return false;
}

/** Names that a door gives out: those of its lists, and what it declares itself. */
function namesOffered(text: string): number {
  const listed = [...text.matchAll(/\bexport\s+(?:type\s+)?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').filter((name) => name.trim() !== ''),
  );
  return (
    listed.length +
    [...text.matchAll(/\bexport\s+(?:async\s+)?(?:function|const|class|interface|type)\s+\w/g)].length
  );
}
