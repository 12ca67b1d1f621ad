import { createContext } from 'react';

/** Language of the content that is being shown, where it is not the page's (I18N-016); two letters. */
export const ContentLangContext = createContext<string | undefined>(undefined);
