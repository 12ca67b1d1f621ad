import type { AgentCartWords } from '@izlog/contract/agents/agent-cart-words';
import type { MiniItem } from '../mini-items.tsx';

/** What the page shows on which a person takes over what an assistant put together. */
export interface AgentCartView {
  words: AgentCartWords;
  items: MiniItem[];
  /** Whole units of the shop's currency. */
  total: number;
  promotions: Array<{ name: string; discount: number }>;
  /** There is something in the visitor's own cart, which nobody touches without being told to. */
  hasOwn: boolean;
  /** Of this page: pressed twice, it is taken once. */
  attempt: string;
}
