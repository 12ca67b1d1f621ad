import { editSessionBegin, editSessionEnd } from '@izlog/contract/editing/edit-session';
import type { DocumentKind } from '../../kernel/documents/document-kind.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { beginSession, endSession } from './sessions/edit-session.ts';

/** Drafts and their publishing; `_kinds` are what can be edited so. */
export function editingRoutes(_kernel: Kernel, _kinds: readonly DocumentKind[] = []): Route[] {
  return [route(editSessionBegin, beginSession), route(editSessionEnd, endSession)];
}
