import { formTypes } from '@izlog/contract/cms/forms/form-types';
import { knownOptions } from '@izlog/contract/cms/option-keys';
import type { Ctx } from '#platform/kernel/context.ts';
import { createRedirect } from '#platform/services/content/addresses/redirects.ts';
import { importedMenu, type NavigationInput } from '#platform/services/content/navigation/imported-menu.ts';
import { importDocuments } from '#platform/services/editing/index.ts';
import { assignConsents, saveConsent } from '#platform/services/people/consents/save-consent.ts';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { type Link, linkKinds, type Reference } from '../demo/shape.ts';
import type { Consent, NavigationEntry } from '../demo/shape-content.ts';
import { textByCode } from './by-language.ts';
import type { KeyBook } from './key-book.ts';
import type { Loading } from './loading.ts';

/** What stands around every page besides the layout: the main navigation, options and redirects. */
export async function loadFrame({ ctx, demo, book }: Loading): Promise<void> {
  const entries = demo.navigation.map((entry) => navigationInput(entry, book));
  await importDocuments(ctx, [await importedMenu(ctx, 'main', entries)]);
  for (const { key, value, media } of demo.options) {
    // Those with a fixed value follow from the site itself; an empty one is not set at all.
    if (knownOptions[key]?.isFixed || (value === null && !media)) continue;
    await setOption(ctx, { key, value, mediaId: media ? book.idOf('media', media) : null });
  }
  await loadConsents(ctx, demo.consents);
  for (const redirect of demo.redirects) await createRedirect(ctx, redirect);
}

/** Consents, and which form asks for which. */
async function loadConsents(ctx: Ctx, consents: readonly Consent[]): Promise<void> {
  for (const { uniqueNumber, displayName } of consents) {
    await saveConsent(ctx, { uniqueNumber, displayName: textByCode(displayName) });
  }
  for (const formType of formTypes) {
    const assigned = consents.flatMap(({ uniqueNumber, assignedTo }) =>
      assignedTo.filter(({ form }) => form === formType).map(({ required }) => ({ uniqueNumber, required })),
    );
    await assignConsents(ctx, {
      assigned_to: formType,
      consents: assigned.map((one) => one.uniqueNumber),
      requiredConsents: assigned.filter((one) => one.required).map((one) => one.uniqueNumber),
    });
  }
}

function navigationInput({ name, hint, link, children }: NavigationEntry, book: KeyBook): NavigationInput {
  return {
    names: textByCode(name),
    ...(hint ? { hints: textByCode(hint) } : {}),
    ...targetOf(link, book),
    children: children.map((child) => navigationInput(child, book)),
  };
}

function targetOf(link: Link, book: KeyBook): Pick<NavigationInput, 'path' | 'entity'> {
  if (isReference(link)) return { entity: { kind: link.kind, id: book.idOf(link.kind, link.key) } };
  if (link.kind === 'path') return { path: link.path };
  if (link.kind === 'external') return { path: link.href };
  return { path: `${link.kind === 'email' ? 'mailto' : 'tel'}:${link.value.replaceAll(' ', '')}` };
}

function isReference(link: Link): link is Reference {
  return linkKinds.some((kind) => kind === link.kind);
}
