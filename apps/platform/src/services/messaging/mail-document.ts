import { escapeHtml } from './mail-html.ts';
import type { Block } from './mail-text.ts';

type Document = Extract<Block, { kind: 'document' }>;

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A text that goes with a mail, below a line and in small print; `link` is the colour of its address. */
export function documentHtml({ title, text, url }: Document, link: string): string {
  const address = url
    ? `<p class="soft" style="margin:0 0 12px;font:13px/1.5 ${sans};color:#454A46;overflow-wrap:anywhere"><a class="link" href="${escapeHtml(url)}" style="color:${link}">${escapeHtml(url)}</a></p>`
    : '';
  const heading = `<h2 class="ink rule" style="margin:24px 0 10px;padding:18px 0 0;border-top:1px solid #DEDACE;font:400 20px/1.3 Georgia,'Times New Roman',serif;color:#181B19">${escapeHtml(title)}</h2>`;
  return [heading, address, ...text.split(/\n{2,}/).map(blockHtml)].filter(Boolean).join('\n');
}

function blockHtml(block: string): string {
  const lines = block.split('\n');
  if (block.startsWith('## '))
    return `<h3 class="ink" style="margin:16px 0 6px;font:700 14px/1.4 ${sans};color:#181B19">${escapeHtml(block.slice(3))}</h3>`;
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul class="soft" style="margin:0 0 10px;padding:0 0 0 20px;font:14px/1.5 ${sans};color:#454A46;overflow-wrap:anywhere">${lines.map((line) => `<li style="margin:0 0 3px">${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p class="soft" style="margin:0 0 10px;font:14px/1.5 ${sans};color:#454A46;overflow-wrap:anywhere">${lines.map(escapeHtml).join('<br>')}</p>`;
}

/** The same as plain text. */
export function documentText({ title, text, url }: Document): string {
  const head = `${title}\n${'-'.repeat(Math.min(60, [...title].length))}`;
  return [head, ...(url ? [url] : []), text.replaceAll(/^## /gm, '')].join('\n\n');
}
