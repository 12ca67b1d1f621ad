export type {
  AttachmentRecord,
  AuthorRecord,
  CommentRecord,
  ContentRecord,
  MenuItemRecord,
  PostRecord,
  RejectedRecord,
  SiteRecord,
  TermRecord,
} from './content-record.ts';
export { type FileRefusalCode, FileRefused } from './file-refused.ts';
export { plainTextOf } from './html/plain-text-of.ts';
export { htmlWithoutShortcodes, withoutShortcodes } from './html/shortcodes.ts';
export { type ArticleOptions, readArticle } from './read-article.ts';
export { type PictureUse, type RichMark, type RichNode, wordsOf } from './rich-node.ts';
export { type Article, type ButtonUse, nodesOf, picturesOf, type Section } from './section.ts';
export { type Reading, readWxr } from './wxr/read-wxr.ts';
export { type SearchSettings, searchSettings } from './wxr/search-settings.ts';
