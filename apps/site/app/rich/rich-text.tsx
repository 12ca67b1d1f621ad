import type { RichNode } from '@izlog/contract/cms/content/rich';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import { shownAttrs } from '@izlog/contract/cms/rich/rich-attrs';
import { createElement, Fragment, type ReactNode } from 'react';
import { ContentLink } from '#site/links/content-link.tsx';
import { headingIds } from './headings.ts';
import { RichPicture } from './rich-picture.tsx';

type TextMarks = NonNullable<RichNode['marks']>;

interface RichTextProps {
  doc: RichNode | null | undefined;
  /** Draws what only a page knows, e.g. a product in the text; nodes it does not know draw nothing. */
  embed?: (node: RichNode) => ReactNode;
}

/** Rich text as a visitor sees it, from the stored ProseMirror document; what it does not know it shows as its text. */
export function RichText({ doc, embed }: RichTextProps) {
  return doc ? <Nodes nodes={doc.content} pen={{ ids: headingIds(doc), embed }} /> : null;
}

/** What every node of one text is rendered with. */
interface Pen {
  ids: ReadonlyMap<RichNode, string>;
  embed: RichTextProps['embed'];
}

function Nodes({ nodes, pen }: { nodes: RichNode[] | undefined; pen: Pen }) {
  // Stored text has no keys of its own and does not change on the page: its nodes are fixed children, not a list.
  return createElement(Fragment, null, ...(nodes ?? []).map((node) => draw(node, pen)));
}

const tags: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
};

function draw(node: RichNode, pen: Pen): ReactNode {
  const children = <Nodes nodes={node.content} pen={pen} />;
  const tag = tags[node.type];
  if (tag) return createElement(tag, { ...shownAttrs(node) }, children);
  switch (node.type) {
    case 'text':
      return marked(node.text ?? '', node.marks ?? []);
    case 'heading':
      return createElement(
        headingTag(node.attrs?.level),
        { id: pen.ids.get(node), ...shownAttrs(node) },
        children,
      );
    case 'tableHeader':
    case 'tableCell':
      return cell(node, children);
    case 'table':
      return (
        <div className="table-wrap">
          <table className="data">
            <tbody>{children}</tbody>
          </table>
        </div>
      );
    case 'image':
      return <RichPicture attrs={node.attrs ?? {}} />;
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <hr />;
    case 'codeBlock':
      return (
        <pre>
          <code>{children}</code>
        </pre>
      );
    default:
      return pen.embed?.(node) ?? children;
  }
}

/** The page has its own h1; texts use h2 to h4. */
const headingTag = (level: unknown): 'h2' | 'h3' | 'h4' => (level === 3 ? 'h3' : level === 4 ? 'h4' : 'h2');

function cell(node: RichNode, children: ReactNode): ReactNode {
  const { colspan, rowspan, scope } = node.attrs ?? {};
  const spans = { colSpan: span(colspan), rowSpan: span(rowspan), ...shownAttrs(node) };
  return node.type === 'tableHeader' ? (
    <th scope={scope === 'row' ? 'row' : 'col'} {...spans}>
      {children}
    </th>
  ) : (
    <td {...spans}>{children}</td>
  );
}

const span = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 1 ? value : undefined;

const markTags: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
};

function marked(text: string, marks: TextMarks): ReactNode {
  return marks.reduce<ReactNode>((inside, mark) => {
    const tag = markTags[mark.type];
    if (tag) return createElement(tag, null, inside);
    return mark.type === 'link' ? linked(mark.attrs ?? {}, inside) : inside;
  }, text);
}

/** A link whose target is gone or may not stand in a page is words only. */
function linked(attrs: Record<string, unknown>, inside: ReactNode): ReactNode {
  const link = attrs.link as { formattedPath?: string | null } | undefined;
  const href = link?.formattedPath ?? attrs.formattedPath ?? attrs.href;
  if (typeof href !== 'string' || !isSafeHref(href)) return inside;
  const target = attrs.target === '_blank' ? '_blank' : undefined;
  return (
    <ContentLink link={{ name: '', href, target }} className="link">
      {inside}
    </ContentLink>
  );
}
