import { visibleText } from './browser.ts';

/** A form of a page with what it would send as it stands. */
export interface PageForm {
  action: string;
  fields: Record<string, string>;
  /** What can be ticked or chosen, with the words beside it. */
  choices: { name: string; value: string; label: string }[];
}

const attributes = (tag: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w.:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value ?? '',
    ]),
  );

const decoded = (value: string) => visibleText(value.replaceAll('<', '&lt;'));

/** The first form of a page that has a field of this name. Throws where there is none. */
export function readForm(html: string, field: string): PageForm {
  for (const [, head = '', inside = ''] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    if (inside.includes(`name="${field}"`))
      return { action: decoded(attributes(head).action ?? ''), ...readFields(inside) };
  }
  throw new Error(`No form of the page has a field ${field}: ${visibleText(html).slice(0, 2000)}`);
}

function readFields(html: string): Omit<PageForm, 'action'> {
  const fields: Record<string, string> = {};
  const choices: PageForm['choices'] = [];
  for (const { 0: tag, index } of html.matchAll(/<input\b[^>]*>/g)) {
    const { name, type = 'text', value = 'on', checked } = attributes(tag.slice(6, -1));
    if (name === undefined || type === 'submit' || type === 'file') continue;
    const isChoice = type === 'radio' || type === 'checkbox';
    if (isChoice) choices.push({ name, value: decoded(value), label: labelAround(html, index) });
    if (!isChoice || checked !== undefined)
      fields[name] = isChoice || attributes(tag).value ? decoded(value) : '';
  }
  for (const [, head = '', options = ''] of html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const { name } = attributes(head);
    const chosen = /<option[^>]*\bselected\b[^>]*>/.exec(options)?.[0] ?? /<option[^>]*>/.exec(options)?.[0];
    if (name !== undefined && chosen !== undefined) fields[name] = decoded(attributes(chosen).value ?? '');
  }
  return { fields, choices };
}

/** The words of the label in which a field stands; else those that follow it. */
function labelAround(html: string, at: number): string {
  const start = html.lastIndexOf('<label', at);
  const end = html.indexOf('</label>', at);
  const isInside = start !== -1 && html.indexOf('</label>', start) === end;
  return visibleText(html.slice(isInside ? start : at, isInside ? end : at + 300));
}
