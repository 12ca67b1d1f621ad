/** The site that an export comes from. */
export interface SiteRecord {
  record: 'site';
  title: string;
  /** Without a slash at its end; empty when the file does not say it. */
  address: string;
  /** As `en-US`; empty when the file does not say it. */
  language: string;
  version: string;
}

export interface AuthorRecord {
  record: 'author';
  login: string;
  name: string;
  email: string;
}

/** A category, a tag, a menu or a term of a taxonomy of the site's own. */
export interface TermRecord {
  record: 'term';
  id: number | null;
  /** `category`, `post_tag`, `nav_menu`, … */
  taxonomy: string;
  slug: string;
  name: string;
  description: string;
  /** Slug of the term above it; empty at the top. */
  parent: string;
}

/** A file of the site's gallery; the export holds its address, not its bytes. */
export interface AttachmentRecord {
  record: 'attachment';
  line: number;
  id: number;
  title: string;
  address: string;
  /** Where it had a page of its own. */
  link: string;
  alt: string;
  caption: string;
  /** The post in which it was uploaded; 0 for none. */
  parentId: number;
}

export interface CommentRecord {
  id: number;
  /** The comment that it answers; 0 for none. */
  parentId: number;
  author: string;
  /** In lower case; empty where none was given. */
  email: string;
  content: string;
  createdAt: Date | null;
  isApproved: boolean;
  /** Empty or `comment` for what people wrote; `pingback`, `trackback`, … */
  type: string;
}

/** A post, a page or something of a type that a plug-in brought. */
export interface PostRecord {
  record: 'post';
  line: number;
  id: number;
  /** `post`, `page` or a plug-in's own. */
  type: string;
  title: string;
  /** As in its address, with letters decoded; empty for drafts that never had one. */
  slug: string;
  /** Its permanent address in the old site. */
  link: string;
  status: 'public' | 'scheduled' | 'private' | 'draft' | 'bin';
  hasPassword: boolean;
  /** When it came out or will; null for drafts without a date. */
  publishedAt: Date | null;
  updatedAt: Date | null;
  /** Login of its author. */
  author: string;
  excerpt: string;
  /** Block markup or classic HTML, as stored. */
  content: string;
  terms: Array<{ taxonomy: string; slug: string; name: string }>;
  featuredId: number | null;
  parentId: number;
  position: number;
  comments: CommentRecord[];
  /** Fields that plug-ins and authors added, those of the system left out; see `searchSettings`. */
  meta: Record<string, string>;
}

/** An entry of a menu. */
export interface MenuItemRecord {
  record: 'menuItem';
  line: number;
  id: number;
  /** Slug of its menu. */
  menu: string;
  menuName: string;
  /** Empty where it bears the title of what it leads to. */
  name: string;
  hint: string;
  parentId: number;
  position: number;
  leadsTo: { kind: 'post'; id: number } | { kind: 'term'; id: number } | { kind: 'address'; href: string };
  isNewWindow: boolean;
}

/** Something of the file that cannot be taken; the rest of the file is fine. */
export interface RejectedRecord {
  record: 'rejected';
  line: number;
  what: string;
  reason: 'noNumber' | 'noType' | 'noAddress' | 'noName';
}

export type ContentRecord =
  | SiteRecord
  | AuthorRecord
  | TermRecord
  | AttachmentRecord
  | PostRecord
  | MenuItemRecord
  | RejectedRecord;
