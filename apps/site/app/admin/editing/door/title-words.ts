import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

/** What is stored without a title of its own, by the name that the program gives it. */
const named = {
  main: 'content.mainMenu',
  'header-section': 'edit.scope.header',
  'footer-section': 'edit.scope.footer',
  'cookie-section': 'edit.scope.notice',
} as const;

/** What people call a document: its title; its number where it has none. What only the program named is called in words. */
export function titleWords(t: ReturnType<typeof useStaffText>['t'], title: string, id: number): string {
  if (Object.hasOwn(named, title)) return t(named[title as keyof typeof named]);
  return title || `#${id}`;
}
