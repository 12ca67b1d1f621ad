import { type ButtonTarget, buttonTargets } from '@izlog/contract/cms/content/button';
import { type ButtonUse, isEntityLink } from './content-uses.ts';

/**
 * Gives a button all fields of CMS-008, in place, once its link has its address: the field of its target holds id and
 * slug, the others are null, `formattedPath` is where it leads.
 */
export function completeButton({ button, link }: ButtonUse): void {
  const field = isEntityLink(link) ? fieldOf(link.kind) : undefined;
  const path = link.formattedPath ?? null;
  const targets = Object.fromEntries(
    Object.keys(buttonTargets).map((name) => [
      name,
      name === field && isEntityLink(link) ? { id: link.id, slug: slugOf(path) } : null,
    ]),
  );
  Object.assign(button, targets, {
    rel: button.rel ?? null,
    target: button.target ?? null,
    href: link.kind === 'external' ? link.href : (button.href ?? null),
    formattedPath: path,
  });
}

function fieldOf(kind: string): ButtonTarget | undefined {
  if (kind === 'service') return 'product';
  if (kind === 'tag') return 'blogCategory';
  return (Object.keys(buttonTargets) as ButtonTarget[]).find((field) => buttonTargets[field] === kind);
}

/** The slug ends every address of content. */
function slugOf(path: string | null): string | undefined {
  const segment = path?.split('#')[0]?.split('/').at(-1);
  return segment === undefined ? undefined : decodeURIComponent(segment);
}
