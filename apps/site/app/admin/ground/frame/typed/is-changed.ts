import { readPrice } from './read-price.ts';

type Text = Pick<HTMLInputElement | HTMLTextAreaElement, 'value' | 'defaultValue' | 'inputMode'>;

/** Whether a text says other than it was read: `12,5` over `12,50` saves nothing new, nor do spaces around it. */
export const isChanged = (control: Text): boolean =>
  control.value !== control.defaultValue &&
  meaning(control.value, control) !== meaning(control.defaultValue, control);

/** What the contract reads of a text. */
function meaning(text: string, { inputMode }: Text): string {
  const said = text.trim();
  if (inputMode === 'numeric' && /^\d+$/.test(said)) return String(Number(said));
  if (inputMode !== 'decimal') return said;
  const read = readPrice(said.replace(/%$/, ''));
  return read.is === 'amount' ? String(read.amount) : said;
}
