/**
 * A node of a text as ProseMirror writes it: paragraph, heading, lists, blockquote, codeBlock, table, image,
 * horizontalRule, hardBreak and text with marks. An image names its picture by `attrs.picture`.
 */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  text?: string;
  marks?: RichMark[];
}

export interface RichMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A picture where it is used: by its address, and by the number of its attachment where the markup says it. */
export interface PictureUse {
  src: string;
  alt: string;
  caption: string;
  attachmentId: number | null;
}

/** The words of nodes and all below them. */
export function wordsOf(nodes: readonly RichNode[] | undefined): string {
  return (nodes ?? []).map((node) => node.text ?? wordsOf(node.content)).join('');
}
