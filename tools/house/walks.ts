import type { Rule } from './fault.ts';
import type { Tree } from './tree.ts';

const file = 'docs/architecture.md';

/** The walks of the architecture page lead through files that are there. */
export const walksAreTrue: Rule = {
  id: 'the walks are true',
  says: `What a walk of ${file} names (a path in backticks) is a file or a folder.`,
  places: [],
  faults(tree) {
    const steps = stepsIn(tree.text(file));
    if (steps.length === 0) return [{ key: file, text: `${file} has no walk` }];
    const places = placesOf(tree);
    return steps
      .filter((step) => !places.some((place) => endsWith(place, step)))
      .map((step) => ({ key: step, text: `${file}: ${step} is not there` }));
  },
};

/** Paths in the paragraphs that walk; a word without a slash, dot or hyphen may be anything. */
function stepsIn(text: string): string[] {
  const walks = text.split(/\n\n(?=\*\*)/).filter((paragraph) => /^\*\*[^*]*walk/.test(paragraph));
  return walks
    .flatMap((walk) => [...walk.matchAll(/`([a-z][a-z\d./<>-]*)`/g)].flatMap(([, step]) => step ?? []))
    .filter((step) => /[./-]/.test(step));
}

/** Files without their endings, and folders. */
function placesOf(tree: Tree): string[] {
  const files = tree.files.filter((path) => /^(?:apps|packages)\//.test(path));
  const folders = files.flatMap((path) =>
    path.split('/').map((_, depth, names) => names.slice(0, depth).join('/')),
  );
  return [...new Set([...files.map((path) => path.replace(/\.tsx?$/, '')), ...folders])];
}

/** `payment/providers/<code>` stands for a folder of any name. */
function endsWith(place: string, step: string): boolean {
  const wanted = step.replace(/\/$/, '').split('/');
  const names = place.split('/').slice(-wanted.length);
  return (
    names.length === wanted.length && wanted.every((name, at) => name === names[at] || name.startsWith('<'))
  );
}
