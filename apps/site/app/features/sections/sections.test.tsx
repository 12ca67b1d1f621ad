import type { Part } from '@izlog/contract/cms/content/part';
import type { SectionDeclaration } from '@izlog/contract/sections/define-section';
import { declarationOf, sectionNames } from '@izlog/contract/sections/section-list';
import { expect, test } from 'vitest';
import { EditContext, type EditHooks } from '#site/editable/edit-context.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { loadSplitViews } from '#site/ui/split-view.tsx';
import { axeFindings } from '#test/render-ui.tsx';
import { Blocks } from './door/blocks.tsx';
import { samplePart, sampleSizes } from './door/sample-part.ts';

await loadSplitViews();

const declared = sectionNames.flatMap((name) => declarationOf(name) ?? []);
const block = (part: Part) => ({ part, data: dataOf(part.handler), isPlaceholder: true });
const dataOf = (handler: string) => (handler === 'newsletter' || handler === 'contact-form' ? null : []);

test.each(declared)(
  '[CMS-068, EDIT-005] the view of $handler registers every field and list of its declaration',
  (declaration) => {
    const seen = new Set<string>();
    const note = (what: string) => (element: Element | null) => void (element && seen.add(what));
    const hooks: EditHooks = {
      part: ({ id }) => note(id),
      field: ({ id }, f) => note(`${id} ${f}`),
      slot: ({ id }, name) => note(`${id} ${name}`),
    };
    const part = samplePart(declaration, 'largest', 's');

    renderSite(
      <EditContext value={hooks}>
        <Blocks blocks={[block(part)]} />
      </EditContext>,
    );

    expect([...namesIn(part, declaration)].filter((name) => !seen.has(name))).toEqual([]);
  },
);

/** What a view must register: the part itself, its fields and lists, and those of the parts in them. */
function* namesIn({ id, parts }: Part, { meta, slots }: SectionDeclaration): Generator<string> {
  yield id;
  for (const f of Object.keys(meta)) yield `${id} ${f}`;
  for (const name of Object.keys(slots)) yield `${id} ${name}`;
  for (const child of parts) {
    const known = declarationOf(child.handler);
    if (known) yield* namesIn(child, known);
  }
}

test.each(sampleSizes)(
  '[DEV-007] a page of all sections, each %s, is sound: axe finds nothing, no script is in it',
  async (size) => {
    const parts = declared.map((one) => samplePart(one, size, one.handler));

    const { container } = renderSite(
      <main>
        <h1>Svi odjeljci</h1>
        <Blocks hasTitle blocks={parts.map(block)} />
      </main>,
    );

    // A list without a heading of its own leaves out a level.
    const findings = (await axeFindings(container)).filter(
      (one) => size !== 'empty' || !one.startsWith('heading-order'),
    );
    expect(findings).toEqual([]);
    expect(container.querySelector('script')).toBeNull();
  },
);
