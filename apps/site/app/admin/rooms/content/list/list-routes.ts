import type { ListedKind } from '@izlog/contract/editing/document-states';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import type { StaffKey, StaffPluralKey } from '#site/i18n/messages.ts';

interface ListOfKind {
  route: ScreenName;
  title: StaffKey;
  make: StaffKey;
  nothing: StaffKey;
  count: StaffPluralKey;
}

/** The lists of the back office, by kind of what is in them. */
export const listsOfKinds: Readonly<Record<ListedKind, ListOfKind>> = {
  page: {
    route: 'adminPages',
    title: 'content.pages',
    make: 'content.newPage',
    nothing: 'content.noPages',
    count: 'content.countPages',
  },
  post: {
    route: 'adminPosts',
    title: 'content.posts',
    make: 'content.newPost',
    nothing: 'content.noPosts',
    count: 'content.countPosts',
  },
  term: {
    route: 'adminTerms',
    title: 'content.terms',
    make: 'content.newTerm',
    nothing: 'content.noTerms',
    count: 'content.countTerms',
  },
  event: {
    route: 'adminEvents',
    title: 'content.events',
    make: 'content.newEvent',
    nothing: 'content.noEvents',
    count: 'content.countEvents',
  },
  navigation: {
    route: 'adminMenus',
    title: 'content.menus',
    make: 'content.newMenu',
    nothing: 'content.noMenus',
    count: 'content.countMenus',
  },
};
