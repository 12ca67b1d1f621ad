import { platformTexts } from '../../texts/platform-texts.ts';
import { readerLanguageOf } from '../../texts/reader-language.ts';

/**
 * A reminder of the legal guarantee of conformity with its main elements, in our own words (Directive 2011/83/EU, Article 6
 * (1) l, as changed by Directive (EU) 2024/825). It stands where the shop has not set the official harmonised notice of
 * Implementing Regulation (EU) 2025/1960 for a language.
 */
export interface GuaranteeNotice {
  title: string;
  /** The main sentence first. */
  lines: readonly string[];
  /** Where the Union tells more, and what the link says. */
  more: { words: string; href: string };
}

/** The notice in a language by its two- or three-letter code: neighbours read Croatian, others English, as mails do. */
export const guaranteeNotice = (language: string): GuaranteeNotice =>
  platformTexts[readerLanguageOf(language)].law.guarantee;
