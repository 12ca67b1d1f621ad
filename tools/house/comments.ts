import type { Rule } from './fault.ts';

/** Words of our own dialect, each with what an English engineer would write; and names that are gone. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again, or re-: rebuilt, reread'],
  [/\bwhoever\b/i, 'anyone who, the caller, the author'],
  [/\b(?:shelf|shelves)\b/i, 'category, list, grid'],
  [/\breckon\w*\b/i, 'compute'],
  [
    /\b(?:is|are|was|were|be|been) told (?:beside|below|here|there|in words|as it is|on the|at the field|by the doctor)\b/i,
    'reported, shown',
  ],
  [/\b(?:cannot|can|could|could not) be had\b/i, 'be obtained, is available'],
  [/\b(?:is|are|be) held against\b|\bholds (?:\S+ ){1,6}against\b/i, 'checked against, compared with'],
  [/\bPane(?:Action|Link|Note|Wish)\b|\bTailwind\b/, 'what took its place'],
];

/** Comments that say a thing in words that only we use. */
export const commentsArePlain: Rule = {
  id: 'comments are plain',
  says: 'A comment uses words as the dictionary has them (tools/house/comments.ts), and names that are there.',
  places: [/\.tsx?$/],
  faults: (tree) =>
    tree.files
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .flatMap((file) =>
        commentsIn(tree.text(file)).flatMap((comment) =>
          plainWords.flatMap(([word, plain]) => {
            const [found] = word.exec(comment) ?? [];
            return found ? [{ key: found.toLowerCase(), text: `${file}: “${found}” (say: ${plain})` }] : [];
          }),
        ),
      ),
};

/** Names in backticks, such as `takeOps`, of something that is gone; what has no capital within may be any word. */
export const namesInCommentsAreThere: Rule = {
  id: 'names in comments are there',
  says: 'What a comment names in backticks is in the code.',
  places: [/\.tsx?$/],
  faults: (tree) => {
    const files = tree.files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    const known = new Set(files.flatMap((file) => codeIn(tree.text(file)).match(/[A-Za-z]\w*/g) ?? []));
    return files.flatMap((file) =>
      commentsIn(tree.text(file))
        .flatMap((comment) => [...comment.matchAll(/`(?<name>[A-Za-z]*[a-z][A-Z]\w*)(?:\(\))?`/g)])
        .flatMap(({ groups: { name = '' } = {} }) =>
          known.has(name) ? [] : [{ key: name, text: `${file}: ${name} is not there` }],
        ),
    );
  },
};

const pieces =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<comment>\/\*[\s\S]*?\*\/|(?<![\\:])\/\/.*(?:\n\s*\/\/.*)*)/g;

/** The comments of a text, each on one line. */
function commentsIn(text: string): string[] {
  return [...text.matchAll(pieces)].flatMap(
    ({ groups }) => groups?.comment?.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ') ?? [],
  );
}

/** A text without its comments. */
function codeIn(text: string): string {
  return text.replaceAll(pieces, (piece, comment?: string) => (comment ? '' : piece));
}
