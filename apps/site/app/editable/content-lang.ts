import { createVisitorContext } from '#site/ui/visitor-context.ts';

/** Language of the content that is being shown, where it is not the page's (I18N-016); two letters. */
export const ContentLangContext = createVisitorContext<string | undefined>(undefined, {
  inFragment: undefined,
});
