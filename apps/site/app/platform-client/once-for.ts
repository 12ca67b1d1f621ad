/**
 * Works something out once for data that stays: answers of the platform that are kept are frozen through and through, and
 * what is made of them is too, so whoever gets it again cannot have changed it. Of other data it is made each time.
 * `work` looks at its arguments only; `by` says what else than the data it depends on.
 */
export function onceFor<Data extends object, Rest extends unknown[], Made extends object>(
  work: (data: Data, ...rest: Rest) => Made,
  by: (...rest: Rest) => string = () => '',
): (data: Data, ...rest: Rest) => Made {
  const made = new WeakMap<Data, Map<string, Made>>();
  return (data, ...rest) => {
    if (!Object.isFrozen(data)) return work(data, ...rest);
    let all = made.get(data);
    if (!all) {
      all = new Map();
      made.set(data, all);
    }
    const key = by(...rest);
    let one = all.get(key);
    if (one === undefined) {
      one = deepFreeze(work(data, ...rest));
      all.set(key, one);
    }
    return one;
  };
}

/** What is frozen already is so with all it holds. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
