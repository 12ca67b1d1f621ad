import type { Part } from '@izlog/contract/cms/content/part';
import { findPart } from '@izlog/contract/editing/apply-op';
import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { type EditDocument, type EditScopeName, type EditStart, editScopes } from '../edit-start.ts';
import type { EditStore } from '../store/edit-store.ts';
import type { FieldPlace } from './field-registry.ts';

/** A document without what stands in it. */
export const refOf = ({ kind, id, language }: EditDocument) => ({ kind, id, language });

/** The documents of a page. */
export const documentsOf = (scopes: EditStart['scopes']) =>
  Object.values(scopes).filter((one) => one !== undefined);

/** What the documents of a page say now; the same objects where nothing changed. */
export const snapshot = (store: EditStore, scopes: EditStart['scopes']) =>
  documentsOf(scopes).map((one) => store.shown(documentKey(one)));

/** The document of the page's sections; nothing where its view has none, such as a product's or a category's of posts. */
export function sectionsOf({ page }: EditStart['scopes']): EditDocument | undefined {
  const handler = page?.body.root.handler;
  return page?.kind === 'content' && (handler === 'page' || handler === 'post') ? page : undefined;
}

/** The keys of the documents of a page. */
export const keysOf = (scopes: EditStart['scopes']): Record<EditScopeName, string | undefined> => {
  const keyOf = (scope: EditScopeName) => scopes[scope] && documentKey(scopes[scope]);
  return Object.fromEntries(editScopes.map((scope) => [scope, keyOf(scope)])) as ReturnType<typeof keysOf>;
};

/** Stands in for a document that is not there. */
export const noPart: Part = {
  id: '',
  handler: '',
  slot: '',
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
};

/** What the declaration of a part says of a field. */
export function fieldDeclaration(
  body: DocumentBody | undefined,
  { part, f }: FieldPlace,
): FieldDeclaration | undefined {
  const found = body && findPart(body.root, part);
  return found && declarationOf(found.part.handler)?.meta?.[f];
}
