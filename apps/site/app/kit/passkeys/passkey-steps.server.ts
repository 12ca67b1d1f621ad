import type { CallError } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { textField } from '#site/kit/forms/read-form.server.ts';
import { refusalWords } from '#site/kit/forms/refusal-words.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** What the browser signed names its own origin, also behind a proxy; the platform takes only those of the site. */
export const originOf = (site: SiteContext, request: Request): string =>
  request.headers.get('origin') ?? site.visitedOrigin;

/** The language that the page is in. */
export const languageOf = (site: SiteContext, form: FormData) =>
  site.site.languages.find(({ code2 }) => code2 === textField(form, 'language')) ?? site.language;

/** A refusal in the page's words; `asksProof` where the password has to be said first. */
export function refusedStep(site: SiteContext, form: FormData, error: CallError): Response {
  const asksProof = error.code === refusals.proofRequired.code;
  const refusal = refusalWords({ ...site, language: languageOf(site, form) }, error) ?? '';
  return Response.json(
    { refusal, ...(asksProof && { asksProof }) },
    { status: error.status >= 400 ? error.status : 503 },
  );
}

/** What the browser signed, as the form of a step has it. */
export function signedIn(form: FormData): { challenge: string; response: Record<string, unknown> } {
  return { challenge: textField(form, 'challenge') || '-', response: objectIn(textField(form, 'response')) };
}

/** What is no JSON object is an empty one, which the platform refuses. */
function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
