import type { PlatformTexts } from '@izlog/contract/texts/platform-keys';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import { escapeHtml } from '../../form-html.ts';
import type { SandboxDecision, SandboxForm } from './sandbox-form.ts';

type Words = PlatformTexts['pages']['sandbox'];

const common: SandboxDecision[] = ['approve', 'refuse', 'cancel'];
const rare: SandboxDecision[] = ['approveTwice', 'approveLate', 'approveWithoutReturn', 'timeout'];

/** The page of the sandbox: choices that post to `action`, or what came of one. A whole HTML document. */
export function sandboxPage(
  form: SandboxForm,
  action: string | undefined,
  outcome: 'noReturn' | 'timeout' | undefined = undefined,
): string {
  const language = ownLanguageOf(form.language);
  const words = platformTexts[language].pages.sandbox;
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: form.currency }).format(
    Number(form.amount) / 100,
  );
  const shop = new URL(form.return_url).origin;
  const body =
    action === undefined
      ? `<p role="status" class="outcome">${escapeHtml(outcome ? words[outcome] : '')}</p><p><a class="button" href="${escapeHtml(shop)}/">${escapeHtml(words.back)}</a></p>`
      : choices(form, action, words);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)} – ${escapeHtml(form.shop)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="warning">${escapeHtml(words.warning)}</p>
<h1>${escapeHtml(words.title)}</h1>
<dl>
<div><dt>${escapeHtml(form.shop)}</dt><dd>${escapeHtml(words.order)} ${escapeHtml(form.order)}</dd></div>
<div><dt>${escapeHtml(words.amount)}</dt><dd class="amount">${escapeHtml(amount)}</dd></div>
</dl>
${body}
</main>
</body>
</html>
`;
}

function choices(form: SandboxForm, action: string, words: Words): string {
  const inputs = Object.entries(form)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const button = (decision: SandboxDecision, kind: string) =>
    `<button class="${kind}" name="decision" value="${decision}">${escapeHtml(words.decisions[decision])}</button>`;
  return `<form method="post" action="${escapeHtml(action)}">
${inputs}
<h2>${escapeHtml(words.choose)}</h2>
${common.map((decision) => button(decision, decision === 'approve' ? 'button main' : 'button')).join('\n')}
<details><summary>${escapeHtml(words.more)}</summary>
${rare.map((decision) => button(decision, 'button')).join('\n')}
</details>
</form>`;
}

const style = `
:root{color-scheme:light dark;--ink:#181b19;--soft:#454a46;--paper:#fbfaf6;--card:#fff;--line:#dedace;--action:#0a5650;--on:#fff;--warn:#7a4b00;--warnbg:#fdf1d8}
@media(prefers-color-scheme:dark){:root{--ink:#f1efe8;--soft:#c3c7c2;--paper:#141715;--card:#1d211f;--line:#3a403c;--action:#7ccfc5;--on:#08211f;--warn:#f6d99b;--warnbg:#3a2d0f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font:700 1.75rem/1.2 Georgia,serif;margin:1.25rem 0 .75rem}
h2{font-size:1.05rem;margin:1.5rem 0 .5rem}
.warning{background:var(--warnbg);color:var(--warn);border-radius:.5rem;padding:.75rem 1rem;margin:0;font-weight:600}
dl{background:var(--card);border:1px solid var(--line);border-radius:.5rem;margin:0;padding:.25rem 1rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.6rem 0}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;text-align:right}
.amount{font-weight:700;font-size:1.2rem;font-variant-numeric:tabular-nums}
.button{display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.7rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:var(--action);background:var(--card);border:2px solid var(--action);border-radius:.4rem;cursor:pointer}
.button.main{background:var(--action);color:var(--on)}
.button:focus-visible,summary:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
details{margin-top:1rem}summary{cursor:pointer;padding:.6rem 0;color:var(--soft)}
`;
