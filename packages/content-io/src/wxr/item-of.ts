import type {
  AttachmentRecord,
  CommentRecord,
  ContentRecord,
  MenuItemRecord,
  PostRecord,
  RejectedRecord,
} from '../content-record.ts';
import { decodedSlug, type Fields, fieldsOf, instantOf, numberOf } from './fields-of.ts';
import type { XmlElement } from './xml-element.ts';

/** A post, page, attachment or menu entry; rejected without a number and a type, by which everything else finds it. */
export function itemOf(element: XmlElement, timeZone: string): ContentRecord {
  const fields = fieldsOf(element);
  const id = fields.number('wp', 'post_id');
  const type = fields.text('wp', 'post_type');
  const title = fields.text('', 'title');
  const reject = (reason: RejectedRecord['reason']): RejectedRecord => ({
    record: 'rejected',
    line: element.line,
    what: title || type || 'item',
    reason,
  });
  if (id === null) return reject('noNumber');
  if (type === '') return reject('noType');
  const meta = metaOf(fields);
  if (type === 'attachment') return attachmentOf(fields, element.line, id, meta) ?? reject('noAddress');
  if (type === 'nav_menu_item') return menuItemOf(fields, element.line, id, meta) ?? reject('noAddress');
  return postOf(fields, { line: element.line, id, type, meta, timeZone });
}

type Meta = ReadonlyMap<string, string>;

function metaOf({ all }: Fields): Meta {
  const meta = new Map<string, string>();
  for (const one of all('wp', 'postmeta')) {
    const { text, raw } = fieldsOf(one);
    const key = text('wp', 'meta_key');
    if (key !== '') meta.set(key, raw('wp', 'meta_value'));
  }
  return meta;
}

function attachmentOf(
  { text, number }: Fields,
  line: number,
  id: number,
  meta: Meta,
): AttachmentRecord | undefined {
  const address = text('wp', 'attachment_url') || text('', 'guid');
  if (address === '') return undefined;
  return {
    record: 'attachment',
    line,
    id,
    title: text('', 'title'),
    address,
    link: text('', 'link'),
    alt: (meta.get('_wp_attachment_image_alt') ?? '').trim(),
    caption: text('excerpt', 'encoded'),
    parentId: number('wp', 'post_parent') ?? 0,
  };
}

function menuItemOf(
  { text, number, all }: Fields,
  line: number,
  id: number,
  meta: Meta,
): MenuItemRecord | undefined {
  const menu = all('', 'category').find((one) => one.attributes.domain === 'nav_menu');
  const object = numberOf((meta.get('_menu_item_object_id') ?? '').trim());
  const leadsTo = targetOf(
    meta.get('_menu_item_type')?.trim() ?? '',
    object,
    meta.get('_menu_item_url') ?? '',
  );
  if (!leadsTo) return undefined;
  const slug = decodedSlug(menu?.attributes.nicename ?? '');
  return {
    record: 'menuItem',
    line,
    id,
    menu: slug,
    menuName: menu?.text.trim() || slug,
    name: text('', 'title'),
    hint: text('excerpt', 'encoded'),
    parentId: numberOf((meta.get('_menu_item_menu_item_parent') ?? '').trim()) ?? 0,
    position: number('wp', 'menu_order') ?? 0,
    leadsTo,
    isNewWindow: meta.get('_menu_item_target')?.trim() === '_blank',
  };
}

function targetOf(type: string, id: number | null, href: string): MenuItemRecord['leadsTo'] | undefined {
  if (type === 'post_type' && id !== null) return { kind: 'post', id };
  if (type === 'taxonomy' && id !== null) return { kind: 'term', id };
  return type === 'custom' ? { kind: 'address', href: href.trim() } : undefined;
}

const statuses: Record<string, PostRecord['status']> = {
  publish: 'public',
  future: 'scheduled',
  private: 'private',
  trash: 'bin',
  'auto-draft': 'bin',
  inherit: 'public',
};

function postOf(
  { text, raw, number, all }: Fields,
  {
    line,
    id,
    type,
    meta,
    timeZone,
  }: { line: number; id: number; type: string; meta: Meta; timeZone: string },
): PostRecord {
  return {
    record: 'post',
    line,
    id,
    type,
    title: text('', 'title'),
    slug: decodedSlug(text('wp', 'post_name')),
    link: text('', 'link') || text('', 'guid'),
    status: statuses[text('wp', 'status')] ?? 'draft',
    hasPassword: text('wp', 'post_password') !== '',
    publishedAt:
      instantOf(text('wp', 'post_date_gmt')) ??
      instantOf(text('wp', 'post_date'), timeZone) ??
      rssInstantOf(text('', 'pubDate')),
    updatedAt: instantOf(text('wp', 'post_modified_gmt')),
    author: text('dc', 'creator'),
    excerpt: text('excerpt', 'encoded'),
    content: raw('content', 'encoded'),
    terms: all('', 'category').flatMap((one) => {
      const { domain, nicename } = one.attributes;
      const name = one.text.trim();
      const slug = decodedSlug(nicename ?? '');
      return domain && (slug || name) ? [{ taxonomy: domain, slug, name: name || slug }] : [];
    }),
    featuredId: numberOf((meta.get('_thumbnail_id') ?? '').trim()),
    parentId: number('wp', 'post_parent') ?? 0,
    position: number('wp', 'menu_order') ?? 0,
    comments: all('wp', 'comment').flatMap((one) => commentOf(one, timeZone)),
    meta: Object.fromEntries([...meta].filter(([key]) => !key.startsWith('_') || ofSearchEngines.test(key))),
  };
}

/** Fields in which plug-ins keep what search engines get. */
const ofSearchEngines = /^_(?:yoast_wpseo|seopress|genesis|aioseop?)_/;

/** `Tue, 09 Apr 2013 13:37:45 +0000`, or nothing: drafts say a year before the first. */
function rssInstantOf(text: string): Date | null {
  const instant = new Date(text);
  return text === '' || Number.isNaN(instant.getTime()) || instant.getUTCFullYear() < 1970 ? null : instant;
}

function commentOf(element: XmlElement, timeZone: string): CommentRecord[] {
  const { text, number } = fieldsOf(element);
  const content = text('wp', 'comment_content');
  const approved = text('wp', 'comment_approved');
  if (content === '' || approved === 'spam' || approved === 'trash') return [];
  return [
    {
      id: number('wp', 'comment_id') ?? 0,
      parentId: number('wp', 'comment_parent') ?? 0,
      author: text('wp', 'comment_author'),
      email: text('wp', 'comment_author_email').toLowerCase(),
      content,
      createdAt: instantOf(text('wp', 'comment_date_gmt')) ?? instantOf(text('wp', 'comment_date'), timeZone),
      isApproved: approved === '1',
      type: text('wp', 'comment_type'),
    },
  ];
}
