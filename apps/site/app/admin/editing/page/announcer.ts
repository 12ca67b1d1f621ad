/** What was done, in words that are shown for a moment and read out: who works by keyboard hears what a press did. */
export class Announcer {
  private said = { words: '', times: 0 };
  private readonly listeners = new Set<() => void>();

  /** Says it; the same words once more are heard once more. */
  say = (words: string): void => {
    this.said = { words, times: this.said.times + 1 };
    for (const listener of this.listeners) listener();
  };

  /** The same object until something else is announced. */
  now = (): { words: string; times: number } => this.said;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
