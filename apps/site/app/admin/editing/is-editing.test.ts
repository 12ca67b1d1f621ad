import { expect, test } from 'vitest';
import * as sectionTool from '#site/routes/data/section-tool.tsx';
import { isEditing } from './is-editing.ts';

/** What the frame says of each role is held in load-frame.server.test.ts. */
const roles = {
  visitor: undefined,
  customer: undefined,
  clerk: undefined,
  editor: 'edit',
  owner: 'publish',
} as const;
const addresses = {
  '': false,
  'editPage=true': true,
  'editPage=true&mobileView=true': true,
  'editPage=false': false,
  'editPage=1': false,
  'editPage=TRUE': false,
  editPage: false,
  'editpage=true': false,
} as const;
const pages = {
  'a page': [{}, { handle: { layout: 'default' } }],
  'a page of dummies': [{}, sectionTool],
} as const;

test('[EDIT-001, EDIT-002] edit mode is on for one row of role, address and page alone: who may edit, editPage=true, no dummies', () => {
  for (const [role, right] of Object.entries(roles))
    for (const [address, isAsked] of Object.entries(addresses))
      for (const [page, matches] of Object.entries(pages))
        expect(isEditing(right, new URLSearchParams(address), matches), `${role}, ?${address}, ${page}`).toBe(
          (role === 'editor' || role === 'owner') && isAsked && page === 'a page',
        );
});
