import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationOf } from '@izlog/contract/sections/section-list';

const lists = {
  declarations: 'packages/contract/src/sections/section-list.ts',
  views: 'apps/site/app/features/sections/more/more-block.tsx',
} as const;
/** Each language has its folder, with the words of the back office. */
const texts = 'packages/contract/src/texts';

/**
 * Writes a new section into a copy of the sources: its declaration, its view, a line in the list of each, and its name in
 * the words of each language, to be translated there. Returns the files it wrote or changed. Throws with words for people
 * when the name is taken or wrong, or this is no copy of the sources.
 */
export function newSection(name: string, root: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new Error('A section is named in small letters, digits and hyphens, as opening-hours.');
  }
  if (declarationOf(name)) throw new Error(`There is a section or part called ${name} already.`);
  for (const path of Object.values(lists)) {
    if (!existsSync(join(root, path))) throw new Error('This is done in a copy of the sources, at its root.');
  }
  const constant = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const view = `${constant[0]?.toUpperCase()}${constant.slice(1)}Block`;
  const files = {
    [`packages/contract/src/sections/${name}.ts`]: declaration(name, constant),
    [`apps/site/app/features/sections/more/${name}-block.tsx`]: block(name, constant, view),
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text, { flag: 'wx' });
  change(join(root, lists.declarations), (text) =>
    withLine(`import { ${constant} } from '../${name}.ts';\n${text}`, '\n] as const;', `\n  ${constant},`),
  );
  change(join(root, lists.views), (text) =>
    withLine(`import { ${view} } from '../${name}-block.tsx';\n${text}`, '\n};', `\n  '${name}': ${view},`),
  );
  const words = readdirSync(join(root, texts))
    .map((language) => `${texts}/${language}/staff.json`)
    .filter((path) => existsSync(join(root, path)));
  for (const path of words) change(join(root, path), (text) => withName(text, path, name));
  return [...Object.keys(files), ...Object.values(lists), ...words];
}

/** What the editor calls it, after the names of the other sections. */
function withName(text: string, path: string, name: string): string {
  const last = text.match(/^ {2}"section\.[^"]+": .*,$/gm)?.at(-1);
  if (!last) throw new Error(`${path} names no section any more.`);
  const spoken = name.replaceAll('-', ' ');
  const line = `  "section.${name}": "${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}",`;
  return text.replace(last, () => `${last}\n${line}`);
}

function change(path: string, changed: (text: string) => string): void {
  writeFileSync(path, changed(readFileSync(path, 'utf8')));
}

/** The text with a line put before the first end of a list. */
function withLine(text: string, end: string, line: string): string {
  const at = text.indexOf(end);
  if (at < 0) throw new Error(`The list has no end (${end.trim()}) any more.`);
  return text.slice(0, at) + line + text.slice(at);
}

const declaration = (
  name: string,
  constant: string,
): string => `import { defineSection } from '../define-section.ts';
import { rich, text } from '../fields.ts';

/** TODO: what a visitor sees. */
export const ${constant} = defineSection('${name}', {
  icon: 'star',
  meta: { heading: text({ max: 160, mobile: true }), body: rich('short', { mobile: true }) },
});
`;

const block = (
  name: string,
  constant: string,
  view: string,
): string => `import type { ${constant} } from '@izlog/contract/sections/${name}';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../../door/block.ts';
import { SectionFrame } from '../../section-frame.tsx';
import { SectionIntro } from '../section-intro.tsx';

/** TODO: what a visitor sees. */
export function ${view}({ part, isFirst }: BlockProps<typeof ${constant}>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionIntro part={part} isFirst={isFirst} />
    </SectionFrame>
  );
}
`;
