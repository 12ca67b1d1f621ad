import { mostOrderRows } from '@izlog/contract/ecommerce/orders/order-files';
import { type OrderState, orderStates } from '@izlog/contract/ecommerce/orders/order-states';
import { readTitledTable, type TitledRow } from '#platform/kernel/files/titled-table.ts';

type OrderColumn = 'number' | 'state' | 'tags' | 'note' | 'carrier' | 'trackingNumber' | 'trackingUrl';
export type OrderCells = TitledRow<OrderColumn>['cells'];

/** Titles of columns, as our own file writes them and in the languages of the program. */
const titles: Readonly<Record<OrderColumn, RegExp>> = {
  number: /^(number|order|order number|broj|broj narudžbe|narudžba|nummer|bestellnummer|bestellung)$/,
  state: /^(state|status|stanje)$/,
  tags: /^(tags|oznake|schlagwörter|tag|oznaka)$/,
  note: /^(note|bilješka|napomena|notiz)$/,
  carrier: /^(carrier|dostavljač|versanddienst|spediteur)$/,
  trackingNumber: /^(tracking ?number|tracking|broj pošiljke|sendungsnummer)$/,
  trackingUrl: /^(tracking ?(url|link)|poveznica za praćenje|praćenje|sendungsverfolgung)$/,
};

/** Reads a table of what happened to orders; refuses one without their numbers. */
export const readOrdersTable = (text: string): Promise<TitledRow<OrderColumn>[]> =>
  readTitledTable(text, { titles, needed: 'number', most: mostOrderRows });

/** States as people write them, besides their names in files. */
const stateWords: Readonly<Record<OrderState, RegExp>> = {
  created: /^(zaprimljeno|received|eingegangen)$/,
  awaitingPayment: /^(čeka uplatu|awaiting payment|wartet auf zahlung)$/,
  paid: /^(plaćeno|bezahlt)$/,
  processing: /^(u pripremi|being prepared|in bearbeitung|packed|spakirano)$/,
  sent: /^(u dostavi|poslano|on its way|shipped|unterwegs|versendet)$/,
  readyForPickup: /^(spremno za preuzimanje|ready for pick-?up|abholbereit)$/,
  delivered: /^(isporučeno|zugestellt)$/,
  completed: /^(dovršeno|abgeschlossen)$/,
  failed: /^(nije uspjelo|fehlgeschlagen)$/,
  cancelled: /^(otkazano|canceled|storniert)$/,
  returned: /^(vraćena roba|vraćeno|zurückgesendet)$/,
  refunded: /^(vraćen novac|erstattet)$/,
};

/** The state that a cell names; undefined where it names none. */
export function stateIn(cell: string): OrderState | undefined {
  const said = cell.toLowerCase();
  return orderStates.find((state) => state.toLowerCase() === said || stateWords[state].test(said));
}
