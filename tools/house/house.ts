import { borderRules, noClimbing, schemaRule } from './borders.ts';
import { commentsArePlain, namesInCommentsAreThere } from './comments.ts';
import type { Fault, Rule } from './fault.ts';
import { foldersAreSmall } from './folders.ts';
import { glossaryIsTrue } from './glossary.ts';
import { paragraphsHoldWords } from './markup.ts';
import { namesAreTheFields, pricesHaveOneWord } from './old-words.ts';
import {
  arrowsGoDown,
  doorsAreSmall,
  foreignKeysAreDrawn,
  noCircles,
  noFileCircles,
  roomsAreKnown,
} from './rooms.ts';
import type { Tree } from './tree.ts';
import { walksAreTrue } from './walks.ts';

/** Everything that the house refuses. */
export const houseRules: readonly Rule[] = [
  ...borderRules,
  noClimbing,
  schemaRule,
  roomsAreKnown,
  arrowsGoDown,
  noCircles,
  noFileCircles,
  foreignKeysAreDrawn,
  doorsAreSmall,
  foldersAreSmall,
  namesAreTheFields,
  pricesHaveOneWord,
  commentsArePlain,
  namesInCommentsAreThere,
  paragraphsHoldWords,
  glossaryIsTrue,
  walksAreTrue,
];

/** What breaks a rule, by the rule. */
export type Faults = ReadonlyMap<Rule, readonly Fault[]>;

/** Every fault of a tree; a rule that matches nothing in it is one too. */
export function inspect(tree: Tree, rules: readonly Rule[] = houseRules): Faults {
  const found = new Map<Rule, readonly Fault[]>(rules.map((rule) => [rule, rule.faults(tree)]));
  return found.set(rulesMatch, deadPlaces(tree, rules));
}

const rulesMatch: Rule = {
  id: 'rules match something',
  says: 'Every rule of tools/house is about something that is there: one that matches nothing only looks like a guard.',
  places: [],
  faults: () => [],
};

function deadPlaces(tree: Tree, rules: readonly Rule[]): Fault[] {
  const places = new Set(tree.files);
  for (const file of tree.files) for (const { target } of tree.imports(file)) places.add(target);
  const all = [...places];
  return rules.flatMap((rule) =>
    rule.places
      .filter((place) => !all.some((path) => place.test(path)))
      .map((place) => ({ key: rule.id, text: `“${rule.says}” matches nothing by ${place}` })),
  );
}
