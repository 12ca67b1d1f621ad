/** An element with all that is in it; of its attributes only the currency is ever asked for. */
export interface XmlNode {
  name: string;
  line: number;
  currency: string;
  text: string;
  children: XmlNode[];
}

/** The elements at the end of a path of names, in the order of the file. */
export function nodesAt(node: XmlNode, path: string): XmlNode[] {
  let found = [node];
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((one) => one.name === name));
  return found;
}

/** The text of the first element at the end of one of some paths that has any; '' where none has. */
export function textAt(node: XmlNode, ...paths: string[]): string {
  for (const path of paths)
    for (const { text } of nodesAt(node, path))
      if (text.trim() !== '') return text.replaceAll(/\s+/g, ' ').trim();
  return '';
}

/** The texts of all elements at the end of a path, without empty ones. */
export const textsAt = (node: XmlNode, path: string): string[] =>
  nodesAt(node, path)
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
