import type { Part } from '@izlog/contract/cms/content/part';

/** The first words of a part, to tell it from its neighbours. */
export function firstWords({ meta }: Pick<Part, 'meta'>): string {
  const said = ['heading', 'title', 'name', 'question', 'label', 'words', 'text']
    .map((field) => meta?.[field])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof said === 'string' ? said.trim().slice(0, 60) : '';
}
