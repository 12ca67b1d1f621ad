import type { DocumentBody } from '@izlog/contract/editing/document';

/** What people call a document: its title or name, else what it is. */
export function titleOf({ root }: DocumentBody): string {
  const { title, name } = root.meta;
  const found = [title, name].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : root.handler;
}
