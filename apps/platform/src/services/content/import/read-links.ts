import type { RichNode, Section } from 'content-io';
import type { ImportJob } from './import-job.ts';

/** The addresses that texts lead to, each once. */
export function readLinks({ io }: Pick<ImportJob, 'io'>, sections: readonly Section[]): string[] {
  const found = new Set<string>();
  const visit = (node: RichNode): void => {
    for (const { type, attrs } of node.marks ?? [])
      if (type === 'link' && typeof attrs?.href === 'string') found.add(attrs.href);
    node.content?.forEach(visit);
  };
  for (const section of sections) io.nodesOf(section).forEach(visit);
  return [...found];
}
