/** Libraries that come without types of their own: what is used of them. */
declare module '@mixmark-io/domino' {
  export function createDocument(html: string): Document;
}

declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  export const tables: TurndownService.Plugin;
  export const strikethrough: TurndownService.Plugin;
}
