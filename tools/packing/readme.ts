import { readFileSync } from 'node:fs';

/** What stands between two fences of a README: `name` is the second word after the first fence, often a file's name. */
export interface ReadmeBlock {
  language: string;
  name: string;
  text: string;
}

/** A README as somebody follows it: what to install, the files that it shows, and what its examples print. */
export interface FollowedReadme {
  /** The command line of the block `sh install`. */
  install: string;
  /** Every block with a file's name. */
  files: ReadmeBlock[];
  /** The programs among them and what each prints: the next block `text output`. */
  examples: Array<{ file: string; prints: string }>;
}

/** Throws for a README without an install line or without an example that prints something. */
export function followedReadme(path: string): FollowedReadme {
  const blocks = blocksOf(readFileSync(path, 'utf8'));
  const files = blocks.filter(({ name }) => name.includes('.'));
  const install = blocks.find(({ language, name }) => language === 'sh' && name === 'install');
  if (!install) throw new Error(`${path} does not say how to install the package.`);
  const examples = files
    .filter(({ language }) => language === 'ts')
    .map((example) => {
      const output = blocks.slice(blocks.indexOf(example)).find(({ name }) => name === 'output');
      if (!output) throw new Error(`${path} does not say what ${example.name} prints.`);
      return { file: example.name, prints: output.text };
    });
  if (examples.length === 0) throw new Error(`${path} has no example.`);
  return { install: install.text.trim(), files, examples };
}

function blocksOf(markdown: string): ReadmeBlock[] {
  return [...markdown.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', name = '', text = '']) => ({ language, name, text }),
  );
}
