import { platformTexts } from '@izlog/contract/texts/platform-texts';
import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import { escapeHtml } from './mail-html.ts';
import type { MailText } from './mail-text.ts';
import type { SiteLook } from './site-look.ts';

interface Frame {
  text: MailText;
  look: SiteLook;
  language: ProgramLanguage;
  colors: Record<'action' | 'link' | 'linkOnDark', string>;
  body: string;
}

/**
 * The page around a mail: the awning of the shop window, its name or logo, the text, and where it came from. Tables and
 * inline styles, since that is what mail programs understand; those that know dark mode get it.
 */
export function mailFrame({ text, look, language, colors, body }: Frame): string {
  const awning = Array.from({ length: 20 }, (_, index) => {
    const stripe = index % 2 === 0 ? colors.action : '#F6F1E4';
    return `<td width="5%" height="20" bgcolor="${stripe}" style="height:20px;font-size:0;line-height:0;background:${stripe};border-radius:0 0 15px 15px">&nbsp;</td>`;
  }).join('');
  const brand = look.logoUrl
    ? `<img src="${escapeHtml(look.logoUrl)}" alt="${escapeHtml(look.name)}" height="44" style="display:block;height:44px;width:auto;border:0">`
    : escapeHtml(look.name);
  const link = (href: string, words: string) =>
    `<a class="link" href="${escapeHtml(href)}" style="color:${colors.link}">${escapeHtml(words)}</a>`;
  const footer = [
    [
      link(look.url, new URL(look.url).host),
      ...(look.email ? [link(`mailto:${look.email}`, look.email)] : []),
      ...(look.phone
        ? [link(`tel:${look.phone.replaceAll(/[^+\d]/g, '')}`, look.phone.replaceAll(' ', '\u00a0'))]
        : []),
    ].join(' · '),
    ...(look.imprint.length > 0 ? look.imprint.map(escapeHtml) : [escapeHtml(look.name)]),
    ...(text.unsubscribeUrl ? [link(text.unsubscribeUrl, platformTexts[language].mails.unsubscribe)] : []),
  ];
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(text.subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#121614!important}.sheet{background:#1A1F1D!important}.quiet{background:#0C100E!important}
.ink{color:#F1EFE7!important}.soft{color:#C5C6BE!important}.rule{border-color:#323A36!important}.banner{border-color:#F1EFE7!important}.link{color:${colors.linkOnDark}!important}
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FBFAF6">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text.preheader)}${'&#8199;&#65279;'.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#FBFAF6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet rule" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF;border-bottom:1px solid #DEDACE">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr>${awning}</tr></table></td></tr>
<tr><td class="ink" style="padding:24px 28px 8px;font:400 24px/1.2 Georgia,'Times New Roman',serif;color:#181B19"><a class="ink" href="${escapeHtml(look.url)}" style="color:#181B19;text-decoration:none">${brand}</a></td></tr>
<tr><td style="padding:16px 28px 12px">
${body}
</td></tr>
<tr><td class="soft rule" style="padding:16px 28px 28px;border-top:1px solid #DEDACE;font:13px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#454A46;overflow-wrap:anywhere">${footer.join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
