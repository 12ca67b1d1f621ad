import { FileRefused } from '../file-refused.ts';
import { ibanOf } from '../iban.ts';
import { minorUnits } from '../money.ts';
import type { StatementEnd, StatementHead, StatementRecord } from '../statement.ts';
import { type Bytes, decodedText } from './decoded-text.ts';
import { isBooked, linesOfEntry } from './entry-lines.ts';
import { lineKeys } from './line-keys.ts';
import { StatementElements } from './statement-elements.ts';
import { nodesAt, textAt, type XmlNode } from './xml-node.ts';

/** Parts of a statement beside its entries; a real one has a few dozen. */
const mostAbove = 10_000;

export interface Reading {
  /** Most bytes of a file; 64 MB unless given. */
  mostBytes?: number;
}

/**
 * The statements of a camt.053 file (001.02, 001.08 and what lies between and after them) in the order of the file: each as its
 * head, its lines and its end. One entry is in memory at a time. Throws FileRefused for a file that is no statement, is cut off
 * or not well-formed; what came before was given already, so a caller that must not do half of it reads to the end first.
 */
export async function* readCamt053(
  source: Bytes,
  { mostBytes = 64_000_000 }: Reading = {},
): AsyncGenerator<StatementRecord> {
  const elements = new StatementElements();
  let reader = statementReader();
  for await (const text of decodedText(source, mostBytes)) {
    elements.write(text);
    for (const element of elements.closed.splice(0)) {
      if (element) yield* reader.take(element, elements.version);
      else {
        yield* reader.end(elements.version);
        reader = statementReader();
      }
    }
  }
  elements.end();
}

/** Reads one statement: what stands above its first entry is its head. */
function statementReader() {
  const above: XmlNode = { name: 'Stmt', line: 0, currency: '', text: '', children: [] };
  let head: StatementHead | undefined;
  let keyOf: ReturnType<typeof lineKeys> | undefined;
  let sum = 0;
  let isOneCurrency = true;
  const end: StatementEnd = { record: 'end', lines: 0, skipped: 0, isBalanced: null };

  function* take(element: XmlNode, version: string): Generator<StatementRecord> {
    if (element.name !== 'Ntry') {
      if (above.children.length >= mostAbove)
        throw new FileRefused('tooLarge', 'A statement of the file has too many parts beside its entries.', {
          line: element.line,
        });
      above.children.push(element);
      return;
    }
    const begun = yield* begin(version);
    if (!isBooked(element)) {
      end.skipped++;
      return;
    }
    keyOf ??= lineKeys(begun.iban ?? '', begun.id);
    for (const { entryReference, detail, ...line } of linesOfEntry(element)) {
      isOneCurrency &&= line.currency === begun.currency;
      sum += line.direction === 'in' ? line.amount : -line.amount;
      const keys = keyOf({ ...line, entryReference, detail });
      yield { record: 'line', ...keys, position: ++end.lines, ...line };
    }
  }

  function* begin(version: string): Generator<StatementRecord, StatementHead> {
    if (head) return head;
    head = headOf(above, version);
    yield head;
    return head;
  }

  function* close(version: string): Generator<StatementRecord> {
    const { opening, closing } = yield* begin(version);
    const isKnown = opening !== null && closing !== null && isOneCurrency;
    yield { ...end, isBalanced: isKnown ? opening + sum === closing : null };
  }

  return { take, end: close };
}

function headOf(above: XmlNode, version: string): StatementHead {
  const day = (name: string) => textAt(above, `FrToDt/${name}DtTm`, `FrToDt/${name}Dt`).slice(0, 10) || null;
  const currency = textAt(above, 'Acct/Ccy') || (nodesAt(above, 'Bal/Amt')[0]?.currency ?? '');
  return {
    record: 'statement',
    version,
    id: textAt(above, 'Id').slice(0, 100),
    number: textAt(above, 'LglSeqNb', 'ElctrncSeqNb').slice(0, 20),
    iban: ibanOf(textAt(above, 'Acct/Id/IBAN')) ?? null,
    currency,
    owner: textAt(above, 'Acct/Ownr/Nm', 'Acct/Nm').slice(0, 140),
    from: day('Fr'),
    to: day('To') ?? (textAt(above, 'CreDtTm').slice(0, 10) || null),
    opening: balanceOf(above, currency, ['OPBD', 'PRCD']),
    closing: balanceOf(above, currency, ['CLBD']),
  };
}

function balanceOf(above: XmlNode, currency: string, codes: readonly string[]): number | null {
  const found = nodesAt(above, 'Bal').find((one) => codes.includes(textAt(one, 'Tp/CdOrPrtry/Cd')));
  const [sum] = found ? nodesAt(found, 'Amt') : [];
  const amount = sum?.currency === currency ? minorUnits(sum.text, currency) : undefined;
  if (!found || amount === undefined) return null;
  return textAt(found, 'CdtDbtInd') === 'DBIT' ? -amount : amount;
}
