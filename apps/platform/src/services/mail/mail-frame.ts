import { escapeHtml, unsubscribeWords } from './mail-html.ts';
import type { MailLanguage, MailText } from './mail-text.ts';
import type { SiteLook } from './site-look.ts';

interface Frame {
  text: MailText;
  look: SiteLook;
  language: MailLanguage;
  colors: { action: string; onAction: string; actionOnDark: string };
  body: string;
}

/**
 * The page around a mail: the awning of the shop window, its name or logo, the text, and where it came from. Tables and
 * inline styles, since that is what mail programs understand; those that know dark mode get it.
 */
export function mailFrame({ text, look, language, colors, body }: Frame): string {
  const awning = Array.from(
    { length: 20 },
    (_, index) =>
      `<td height="10" bgcolor="${index % 2 === 0 ? colors.action : '#F6F1E4'}" style="height:10px;font-size:0;line-height:0;background:${index % 2 === 0 ? colors.action : '#F6F1E4'}">&nbsp;</td>`,
  ).join('');
  const brand = look.logoUrl
    ? `<img src="${escapeHtml(look.logoUrl)}" alt="${escapeHtml(look.name)}" height="44" style="display:block;height:44px;width:auto;border:0">`
    : escapeHtml(look.name);
  const unsubscribe = text.unsubscribeUrl
    ? `<br><a class="link" href="${escapeHtml(text.unsubscribeUrl)}" style="color:${colors.action}">${unsubscribeWords[language]}</a>`
    : '';
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
.ink{color:#F1EFE7!important}.soft{color:#C5C6BE!important}.rule{border-color:#323A36!important}.link{color:${colors.actionOnDark}!important}
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FBFAF6">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text.preheader)}${'&#8199;&#65279;'.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#FBFAF6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${awning}</tr></table></td></tr>
<tr><td class="ink" style="padding:24px 28px 8px;font:700 22px/1.2 Georgia,'Times New Roman',serif;color:#181B19"><a class="ink" href="${escapeHtml(look.url)}" style="color:#181B19;text-decoration:none">${brand}</a></td></tr>
<tr><td style="padding:16px 28px 12px">
${body}
</td></tr>
<tr><td class="soft rule" style="padding:16px 28px 24px;border-top:1px solid #DEDACE;font:13px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#454A46">${escapeHtml(look.name)} · <a class="link" href="${escapeHtml(look.url)}" style="color:${colors.action}">${escapeHtml(new URL(look.url).host)}</a>${unsubscribe}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
