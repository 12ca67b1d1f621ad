/** -1, 0 or 1 as `a` comes before, is, or comes after `b`; by semver's rules, so `1.0.0-rc.1` comes before `1.0.0`. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)];
  for (const index of [0, 1, 2]) {
    const difference = Number(one.numbers[index]) - Number(other.numbers[index]);
    if (difference !== 0) return Math.sign(difference);
  }
  if (one.before === other.before) return 0;
  if (one.before === undefined) return 1;
  if (other.before === undefined) return -1;
  return one.before.localeCompare(other.before, 'en', { numeric: true }) < 0 ? -1 : 1;
}

/** Whether a text is a version as we write it: `1.2.3` or `1.2.3-rc.1`. */
export const isVersion = (text: string): boolean => shape.test(text);

const shape = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;

function partsOf(version: string) {
  const [, major, minor, patch, before] = shape.exec(version) ?? [];
  if (major === undefined) throw new Error(`${version} is no version such as 1.2.3 or 1.2.3-rc.1.`);
  return { numbers: [major, minor, patch], before };
}
