import { platformTexts } from '@izlog/contract/texts/platform-texts';
import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import { onColor, onDark, onLight } from './mail-color.ts';
import { documentHtml, documentText } from './mail-document.ts';
import { mailFrame } from './mail-frame.ts';
import { escapeHtml } from './mail-html.ts';
import { richHtml, richText } from './mail-rich.ts';
import type { Block, Fact, MailText } from './mail-text.ts';
import type { SiteLook } from './site-look.ts';

/** HTML and text of a mail in the look of its shop. */
export function renderMail(
  text: MailText,
  look: SiteLook,
  language: ProgramLanguage,
): { html: string; text: string } {
  const colors = {
    action: look.color,
    onAction: onColor(look.color),
    link: onLight(look.color),
    linkOnDark: onDark(look.color),
    site: look.url,
  };
  const body = text.blocks.map((block) => htmlOf(block, colors, language)).join('\n');
  return {
    html: mailFrame({ text, look, language, colors, body }),
    text: plainOf(text, look, language),
  };
}

function htmlOf(block: Block, { action, onAction, link, site }: Pen, language: ProgramLanguage): string {
  switch (block.kind) {
    case 'title':
      return `<h1 class="ink" style="margin:0 0 16px;font:400 28px/1.2 Georgia,'Times New Roman',serif;color:#181B19">${escapeHtml(block.text)}</h1>`;
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;font:16px/1.55 ${sans};color:#181B19">${lines(block.text)}</p>`;
    case 'banner':
      return `<p class="ink banner" style="margin:0 0 20px;padding:10px 14px;border:2px solid #181B19;text-align:center;font:700 16px/1.4 ${sans};color:#181B19">${lines(block.text)}</p>`;
    case 'note':
      return `<p class="soft" style="margin:0 0 12px;font:14px/1.5 ${sans};color:#454A46">${lines(block.text)}</p>`;
    case 'quote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="quiet ink" style="padding:14px 16px;background:#F3F1EA;border-left:4px solid ${action};font:16px/1.55 ${sans};color:#181B19;overflow-wrap:anywhere">${lines(block.text)}</td></tr></table>`;
    case 'button':
      return buttonOf(block, { action, onAction, link }, language);
    case 'picture':
      return `<p class="soft" style="margin:0 0 20px;font:14px/1.5 ${sans};color:#454A46"><img src="${escapeHtml(safeUrl(block.url))}" alt="${escapeHtml(block.alt)}" width="${block.width}" style="display:block;width:100%;max-width:${block.width}px;height:auto;padding:12px;background:#FFFFFF;color:#181B19;box-sizing:border-box;border:0"><br>${escapeHtml(block.alt)}</p>`;
    case 'list':
      return `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 22px;font:16px/1.55 ${sans};color:#181B19">${block.items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'rich':
      return richHtml(block, { action, link, site });
    case 'document':
      return documentHtml(block, link);
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.rows.map((row) => factOf(row, link)).join('')}</table>`;
    case 'lines':
      return linesOf(block);
  }
}

type Colors = Record<'action' | 'onAction' | 'link', string>;
/** With the address of the site, which links are below. */
type Pen = Colors & { site: string };

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function buttonOf(
  { label, url }: { label: string; url: string },
  { action, onAction, link }: Colors,
  language: ProgramLanguage,
): string {
  const href = escapeHtml(safeUrl(url));
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 14px"><tr><td bgcolor="${action}" style="border-radius:6px;background:${action}"><a href="${href}" style="display:inline-block;padding:13px 24px;font:700 16px/1.25 ${sans};color:${onAction};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 20px;font:13px/1.5 ${sans};color:#454A46;overflow-wrap:anywhere;word-break:break-word">${platformTexts[language].mails.buttonHelp}<br><a class="link" href="${href}" style="color:${link}">${href}</a></p>`;
}

function factOf({ label, value, url }: Fact, link: string): string {
  const said = url
    ? `<a class="link" href="${escapeHtml(safeUrl(url))}" style="color:${link}">${lines(value)}</a>`
    : lines(value);
  return `<tr><th scope="row" class="soft rule" align="left" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid #DEDACE;font:14px/1.5 ${sans};color:#454A46;width:36%">${escapeHtml(label)}</th><td class="ink rule" valign="top" style="padding:8px 0;border-bottom:1px solid #DEDACE;font:16px/1.5 ${sans};color:#181B19;overflow-wrap:anywhere">${said}</td></tr>`;
}

function linesOf({ lines: rows, totals }: Extract<Block, { kind: 'lines' }>): string {
  const cell = `class="ink rule" valign="top" style="padding:10px 0;border-bottom:1px solid #DEDACE;font:16px/1.45 ${sans};color:#181B19`;
  const body = rows
    .map(
      ({ name, detail, quantity, price }) =>
        `<tr><td ${cell};padding-right:12px">${escapeHtml(name)}${detail ? `<br><span class="soft" style="font-size:14px;color:#454A46">${lines(detail)}</span>` : ''}</td><td ${cell};white-space:nowrap;padding-right:12px" align="right">${escapeHtml(quantity)}</td><td ${cell};white-space:nowrap" align="right">${escapeHtml(price)}</td></tr>`,
    )
    .join('');
  const sums = totals
    .map(
      ({ label, amount, isMain }) =>
        `<tr><td class="ink" colspan="2" style="padding:6px 12px 6px 0;font:${isMain ? '700 18px' : '16px'}/1.45 ${sans};color:#181B19">${escapeHtml(label)}</td><td class="ink" align="right" style="padding:6px 0;white-space:nowrap;font:${isMain ? '700 18px' : '16px'}/1.45 ${sans};color:#181B19">${escapeHtml(amount)}</td></tr>`,
    )
    .join('');
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${body}${sums}</table>`;
}

function plainOf(text: MailText, look: SiteLook, language: ProgramLanguage): string {
  const imprint = [look.name, look.url, ...[look.email, look.phone].filter(isSaid), ...look.imprint];
  const end = text.unsubscribeUrl
    ? `\n\n${platformTexts[language].mails.unsubscribe}: ${text.unsubscribeUrl}`
    : '';
  return `${text.blocks.map((block) => plainBlock(block, look.url)).join('\n\n')}\n\n-- \n${imprint.join('\n')}${end}\n`;
}

const isSaid = (word: string | null): word is string => word !== null;

function plainBlock(block: Block, site: string): string {
  switch (block.kind) {
    case 'title':
      return `${block.text}\n${'='.repeat(Math.min(60, [...block.text].length))}`;
    case 'button':
      return `${block.label}:\n${safeUrl(block.url)}`;
    case 'picture':
      return `${block.alt}:\n${safeUrl(block.url)}`;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'rich':
      return richText(block, site);
    case 'document':
      return documentText(block);
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.rows.map(plainFact).join('\n');
    case 'lines':
      return plainLines(block);
    default:
      return block.text;
  }
}

/** Values of several lines stand below their label, moved in. */
function plainFact({ label, value, url }: Fact): string {
  const said = url ? `${value}\n${safeUrl(url)}` : value;
  return said.includes('\n') ? `${label}:\n${said.replaceAll(/^/gm, '  ')}` : `${label}: ${said}`;
}

/** The amounts stand below each other at the right edge. */
function plainLines({ lines: rows, totals }: Extract<Block, { kind: 'lines' }>): string {
  const width = 64;
  const row = (left: string, right: string) => `${left.padEnd(width - right.length)} ${right}`;
  return [
    ...rows.flatMap(({ name, detail, quantity, price }) => [
      row(`${quantity} ${name}`, price),
      ...(detail ? [detail.replaceAll(/^/gm, '    ')] : []),
    ]),
    '-'.repeat(width + 1),
    ...totals.map(({ label, amount }) => row(label, amount)),
  ].join('\n');
}

/** Mails lead to web pages only, whatever a template is given. */
function safeUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A mail cannot lead to ${protocol}`);
  return href;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}
