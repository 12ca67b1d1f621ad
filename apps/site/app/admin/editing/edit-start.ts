import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Messages, StaffMessages } from '#site/i18n/messages.ts';

/** Names of the documents of a page, which views use for their roots too. */
export const editScopes = ['page', 'header', 'navigation', 'footer', 'notice'] as const;
export type EditScopeName = (typeof editScopes)[number];

/** A document of a page as the platform has it: what is drafted, else what is public. */
export interface EditDocument extends DocumentRef {
  rev: number;
  body: DocumentBody;
}

/**
 * Why the page in view has no document of its own: the program makes it (a list of posts, the shop's front, the cart), its
 * record may not be changed by the person who edits, or it shows another language, for it was not begun in this one.
 */
export type PageWithout = 'program' | 'right' | 'language';

/** What the editor begins with: the documents of a page by where they stand in it. */
export interface EditStart {
  /** Set where `scopes` has no page. */
  without?: PageWithout | undefined;
  scopes: Partial<Record<EditScopeName, EditDocument>>;
  mayPublish: boolean;
  /** Who edits: what waits in a browser is sent for nobody else. */
  person: number;
}

/** The texts of a language: of the page, and of the editor. */
export interface EditTexts {
  lang: string;
  locale: string;
  messages: Messages;
  messagesUrl: string;
  words: StaffMessages;
  /** Those of the person who edits, where that is another language than the page's. */
  own?: OwnTexts;
}

/** What the editor itself speaks. */
export interface OwnTexts {
  lang: string;
  locale: string;
  messages: Messages;
  words: StaffMessages;
}

/** Names of what the editor asks for; each is one endpoint of the platform. */
export const editActs = [
  'ops',
  'events',
  'state',
  'check',
  'diff',
  'publish',
  'discard',
  'changes',
  'releases',
  'releaseSave',
  'targets',
  'versions',
  'restore',
  'previews',
  'previewCreate',
  'previewRevoke',
  'documents',
  'translate',
  'translation',
  'forms',
  'templates',
  'templateCreate',
  'product',
  'productPrice',
] as const;
export type EditAct = (typeof editActs)[number];

/** What the site's server answers to an act: the platform's data, or its refusal. */
export type ActAnswer = { data: unknown } | { status: number; code?: string; payload?: unknown };

/** What a login in place says: who it is, what else is asked for, or what is wrong, in words. */
export interface LoginAnswer {
  person?: number;
  second?: { challenge: string; methods: readonly string[] };
  refusal?: string;
}
