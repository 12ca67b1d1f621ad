import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChosenVariant, planAxes } from './plan-axes.ts';

const values = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
const axes = fc.uniqueArray(fc.record({ attributeId: fc.integer({ min: 1, max: 4 }), valueIds: values }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ attributeId }) => attributeId,
});
const variants = fc.array(
  fc.record({
    isAway: fc.boolean(),
    choices: fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 1, max: 4 })),
  }),
  { maxLength: 12 },
);

test('[SELL-03] whatever axes become, each variant is left, put away or brought back, once; none is lost and none made twice', () => {
  fc.assert(
    fc.property(axes, axes, variants, fc.boolean(), (before, wanted, made, isFilled) => {
      const old = before.map(({ attributeId }) => attributeId);
      const known: ChosenVariant[] = made.map(({ isAway, choices }, at) => ({
        id: at + 1,
        isAway,
        choices: new Map(Object.entries(choices).map(([key, value]) => [Number(key), value])),
      }));
      const plan = planAxes(old, known, { axes: wanted, retained: new Map(), isFilled });

      const active = known.filter(({ isAway }) => !isAway).map(({ id }) => id);
      const stays = plan.stays.map(({ id }) => id);
      expect([...stays, ...plan.goes].toSorted((a, b) => a - b)).toEqual(active);
      for (const { id } of plan.bringsBack) expect(known.find((one) => one.id === id)?.isAway).toBe(true);
      for (const { choices } of [...plan.stays, ...plan.bringsBack, ...plan.makes])
        for (const [at, choice] of choices.entries()) expect(wanted[at]?.valueIds).toContain(choice);
      const fresh = [...plan.bringsBack, ...plan.makes].map(({ choices }) => choices.join(' '));
      expect(new Set(fresh).size).toBe(fresh.length);
      for (const { choices } of plan.stays) expect(fresh).not.toContain(choices.join(' '));
      const removed = old.some((id) => wanted.every(({ attributeId }) => attributeId !== id));
      if (removed)
        expect(new Set(plan.stays.map(({ choices }) => choices.join(' '))).size).toBe(stays.length);
      // Who changes nothing changes nothing.
      if (plan.goes.length + fresh.length === 0 || isFilled) return;
      const now = [
        ...known.map((one) => {
          const stay = plan.stays.find(({ id }) => id === one.id);
          const back = plan.bringsBack.find(({ id }) => id === one.id);
          const choices = stay?.choices ?? back?.choices;
          if (!choices) return { ...one, isAway: one.isAway || plan.goes.includes(one.id) };
          const told = wanted.map(({ attributeId }, at) => [attributeId, choices[at] ?? 0] as const);
          return { ...one, isAway: false, choices: new Map([...one.choices, ...told]) };
        }),
        ...plan.makes.map(({ choices }, at) => ({
          id: 100 + at,
          isAway: false,
          choices: new Map(wanted.map(({ attributeId }, place) => [attributeId, choices[place] ?? 0])),
        })),
      ];
      const ids = wanted.map(({ attributeId }) => attributeId);
      const again = planAxes(ids, now, { axes: wanted, retained: new Map(), isFilled: false });
      expect([again.goes, again.bringsBack, again.makes]).toEqual([[], [], []]);
    }),
    { numRuns: 1000 },
  );
});
