import { platformTexts } from '../texts/platform-texts.ts';
import { readerLanguageOf } from '../texts/reader-language.ts';

/** What the page says on which a person takes over a cart; too rare to be among the words that every visitor loads. */
export const agentCartWords = (language: string) => platformTexts[readerLanguageOf(language)].pages.agentCart;
export type AgentCartWords = ReturnType<typeof agentCartWords>;

/** What a shop says to agents about what they asked for, for the person they ask for. */
export const agentMessages = (language: string) => platformTexts[readerLanguageOf(language)].pages.agents;
export type AgentMessages = ReturnType<typeof agentMessages>;
