import type { FormType } from '@izlog/contract/cms/forms/form-types';
import type { ConsentAssignment, GdprConsent } from '@izlog/contract/gdpr/consent';
import sanitizeHtml from 'sanitize-html';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import {
  addVersion,
  listConsents,
  lockAssignments,
  lockConsent,
  replaceAssignments,
} from './consent.queries.ts';
import { languageShown } from './record-consents.ts';

/** Makes a consent or, when its text is another one, a new version of it. Links and emphasis stay, the rest of HTML goes. */
export function saveConsent(
  outer: Ctx,
  input: { uniqueNumber: string; displayName: Record<string, string> },
): Promise<GdprConsent> {
  return inTransaction(outer, async (ctx) => {
    const texts = cleanTexts(ctx, input.displayName);
    const { id, version } = await lockConsent(ctx, input.uniqueNumber);
    const [current] = version === 0 ? [] : await listConsents(ctx, [input.uniqueNumber]);
    const isSame = current && sameTexts(current.texts, texts);
    if (!isSame) {
      await addVersion(ctx, id, version + 1, texts);
      await dropTags(ctx, ['consents']);
    }
    return {
      id,
      uniqueNumber: input.uniqueNumber,
      version: isSame ? version : version + 1,
      displayName: texts[languageShown(ctx, texts)] ?? '',
    };
  });
}

/** Says which consents a form asks for, required ones among them; what was said before is replaced (CMS-039). */
export function assignConsents(outer: Ctx, assignment: ConsentAssignment): Promise<ConsentAssignment> {
  return inTransaction(outer, async (ctx) => {
    const { assigned_to: formType, requiredConsents } = assignment;
    await lockAssignments(ctx);
    const wanted = [...new Set([...assignment.consents, ...requiredConsents])];
    const known = new Map((await listConsents(ctx, wanted)).map((one) => [one.uniqueNumber, one.id]));
    const rows = wanted.map((uniqueNumber) => {
      const consentId = known.get(uniqueNumber);
      if (consentId === undefined) throw unknownConsent(uniqueNumber);
      return { consentId, isRequired: requiredConsents.includes(uniqueNumber) };
    });
    await replaceAssignments(ctx, formType satisfies FormType, rows);
    await dropTags(ctx, ['consents']);
    return {
      assigned_to: formType,
      consents: wanted,
      requiredConsents: wanted.filter((one) => requiredConsents.includes(one)),
    };
  });
}

function unknownConsent(uniqueNumber: string): Refusal {
  return new Refusal('validationFailed', {
    fields: [{ path: 'consents', kind: 'unknown', message: `There is no consent ${uniqueNumber}.` }],
  });
}

function cleanTexts({ site }: Ctx, texts: Record<string, string>): Record<string, string> {
  const refuse = (path: string, kind: string, message: string) =>
    new Refusal('validationFailed', { fields: [{ path: `displayName.${path}`, kind, message }] });
  const cleaned = Object.entries(texts).map(([language, html]) => {
    if (!site.languages.includes(language)) {
      throw refuse(language, 'unknown', `The site has no language ${language}.`);
    }
    const text = sanitizeHtml(html, allowed).trim();
    if (text === '') throw refuse(language, 'required', 'The text is empty.');
    return [language, text] as const;
  });
  if (!cleaned.some(([language]) => language === site.defaultLanguage)) {
    throw refuse(site.defaultLanguage, 'required', 'The text in the default language is missing.');
  }
  return Object.fromEntries(cleaned);
}

function sameTexts(a: Record<string, string>, b: Record<string, string>): boolean {
  const languages = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...languages].every((language) => a[language] === b[language]);
}

/** Labels may lead to the texts they are about (CHECKOUT-047). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'br'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};
