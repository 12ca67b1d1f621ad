import { childElements } from '../messages/read-xml.ts';
import { fiscalNamespace } from '../messages/xml.ts';

/** A child of an element: how often, and what it holds. */
interface Child {
  name: string;
  is: RegExp | Shape;
  least: 0 | 1;
  many?: true;
}
type Shape = readonly Child[];

const one = (name: string, is: Child['is']): Child => ({ name, is, least: 1 });
const maybe = (name: string, is: Child['is']): Child => ({ name, is, least: 0 });
const several = (name: string, is: Child['is']): Child => ({ name, is, least: 1, many: true });

const digits = /^\d{1,20}$/;
const oib = /^\d{11}$/;
const money = /^[+-]?[0-9]{1,15}\.[0-9]{2}$/;
const rate = /^[+-]?[0-9]{1,3}\.[0-9]{2}$/;
const truth = /^\s*(true|false|1|0)\s*$/;
const time = /^[0-9]{2}.[0-9]{2}.[12][0-9]{3}T[0-9]{2}:[0-9]{2}:[0-9]{2}$/;
const uuid = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
const payment = /^[GKTO]$/;
const upTo100 = /^[\s\S]{1,100}$/u;

const header: Shape = [one('IdPoruke', uuid), one('DatumVrijeme', time)];
const tax: Shape = [one('Stopa', rate), one('Osnovica', money), one('Iznos', money)];
const invoice: Shape = [
  one('Oib', oib),
  one('USustPdv', truth),
  one('DatVrijeme', time),
  one('OznSlijed', /^[NP]$/),
  one('BrRac', [one('BrOznRac', digits), one('OznPosPr', /^[0-9a-zA-Z]{1,20}$/), one('OznNapUr', digits)]),
  maybe('Pdv', [several('Porez', tax)]),
  maybe('Pnp', [several('Porez', tax)]),
  maybe('OstaliPor', [several('Porez', [one('Naziv', upTo100), ...tax])]),
  maybe('IznosOslobPdv', money),
  maybe('IznosMarza', money),
  maybe('IznosNePodlOpor', money),
  maybe('Naknade', [several('Naknada', [one('NazivN', upTo100), one('IznosN', money)])]),
  one('IznosUkupno', money),
  one('NacinPlac', payment),
  one('OibOper', oib),
  one('ZastKod', /^[a-f0-9]{32}$/),
  one('NakDost', truth),
  maybe('ParagonBrRac', upTo100),
  maybe('SpecNamj', /^[\s\S]{1,1000}$/u),
  maybe('OibPrimateljaRacuna', oib),
];
const change: Shape = [
  one('PromijenjeniNacinPlac', payment),
  one('PromijenjeniOibPrimateljaRacuna', /^(\d{11})?$/),
];

const shapes: Readonly<Record<string, Shape>> = {
  RacunZahtjev: [one('Zaglavlje', header), one('Racun', invoice)],
  ProvjeraZahtjev: [one('Zaglavlje', header), one('Racun', invoice)],
  PromijeniPodatkeRacunaZahtjev: [one('Zaglavlje', header), one('Racun', [...invoice, ...change])],
};

/** Whether the stand-in knows messages of this name. */
export const knowsMessage = (name: string): boolean => name in shapes;

/**
 * What about a message is not as the published XML schema (version 1.9) says, a name for each fault; of the signature only
 * that it stands last. A check that needs no schema at hand.
 */
export function shapeFaults(message: Element): string[] {
  const shape = shapes[message.localName];
  if (!shape || message.namespaceURI !== fiscalNamespace) return [message.nodeName];
  const children = childElements(message);
  const last = children.at(-1);
  const isSigned =
    last?.localName === 'Signature' && last.namespaceURI === 'http://www.w3.org/2000/09/xmldsig#';
  return childFaults(isSigned ? children.slice(0, -1) : children, shape, message.localName);
}

function childFaults(children: readonly Element[], shape: Shape, path: string): string[] {
  const faults: string[] = [];
  let at = 0;
  const isNext = (name: string) =>
    children[at]?.localName === name && children[at]?.namespaceURI === fiscalNamespace;
  for (const { name, is, least, many } of shape) {
    const here = `${path}/${name}`;
    if (!isNext(name)) {
      if (least === 1) faults.push(here);
      continue;
    }
    do {
      const child = children[at++] as Element;
      faults.push(...valueFaults(child, is, here));
    } while (many && isNext(name));
  }
  const unread = children[at];
  if (unread && faults.length === 0) faults.push(`${path}/${unread.nodeName}`);
  return faults;
}

function valueFaults(element: Element, is: Child['is'], path: string): string[] {
  const inside = childElements(element);
  if (!(is instanceof RegExp)) return childFaults(inside, is, path);
  return inside.length === 0 && is.test(element.textContent ?? '') ? [] : [path];
}
