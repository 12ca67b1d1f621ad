import { typeAgain } from './type-again.ts';

/** The event by which a page says that what is pressed on it is now handled; what runs before its scripts waits for it. */
export const listening = 'izlog:listening';

/**
 * The effect of the document when it has been taken over from the server. What runs before the scripts kept what was typed
 * until now and is given the way to type it again.
 */
export const announceListening = (): void =>
  void dispatchEvent(new CustomEvent(listening, { detail: typeAgain }));
