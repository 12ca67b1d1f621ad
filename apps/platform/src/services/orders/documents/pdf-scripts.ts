import bidiFactory from 'bidi-js';
import { inLatin, isForeign, readsForeign } from './latin-too.ts';
import { ascentOf, type Face, mainFaces, otherFaces, type Weight } from './pdf-faces.ts';

const bidi = (bidiFactory as unknown as () => ReturnType<typeof bidiFactory.default>)();

/**
 * Makes `text` and `heightOfString` of a document carry every script: Latin, Greek and Cyrillic, Arabic and Hebrew (from
 * right to left) and Chinese as they stand, the last three with their Latin spelling in brackets; of what no font of ours
 * has, the Latin spelling is shown and the signs themselves are what is copied. A text that the main font carries is left to
 * PDFKit, so documents that were issued look as they did.
 */
export function carryAllScripts(doc: PDFKit.PDFDocument, language: string): void {
  const setFont = doc.font.bind(doc) as (...given: unknown[]) => typeof doc;
  const drawText = doc.text.bind(doc) as (text: string, ...given: unknown[]) => typeof doc;
  const heightOfPlain = doc.heightOfString.bind(doc);
  let weight: Weight = 'regular';
  for (const one of ['regular', 'bold'] as const) doc.registerFont(one, mainFaces[one].bytes());
  const known = new Set<string>(['regular', 'bold']);
  const setFace = ({ name, bytes }: Face) => {
    if (!known.has(name)) doc.registerFont(name, bytes());
    setFont(name);
    if (!known.has(name)) copyLigaturesInOrder(doc);
    known.add(name);
  };

  const isPlain = (text: string) =>
    [...text].every((sign) => sign === '\n' || mainFaces[weight].covers(sign));
  const penFor = (): Pen => ({
    faces: [mainFaces[weight], ...otherFaces[weight]],
    saysLatin: !readsForeign(language),
    widthOf(text, face) {
      setFace(face);
      const width = doc.widthOfString(text, shaped);
      setFont(weight);
      return width;
    },
  });
  const heightOf = (lines: number, lineGap = 0) => lines * (doc.currentLineHeight(true) + lineGap);

  doc.font = ((...given: unknown[]) => {
    if (given[0] === 'regular' || given[0] === 'bold') weight = given[0];
    return setFont(...given);
  }) as typeof doc.font;

  doc.heightOfString = (given, options = {}) => {
    const text = given.normalize('NFC');
    if (isPlain(text) || options.width === undefined) return heightOfPlain(text, options);
    return heightOf(linesOf(text, options.width, penFor()).length, options.lineGap);
  };

  doc.text = ((text: string, ...given: unknown[]) => {
    const said = text.normalize('NFC');
    const [x, y] = typeof given[0] === 'number' ? given : [doc.x, doc.y];
    const options = (given.find((one) => typeof one === 'object') ?? {}) as PDFKit.Mixins.TextOptions;
    if (isPlain(said) || options.lineBreak === false) return drawText(said, ...given);
    const left = Number(x);
    let top = Number(y);
    const { width = doc.page.width - left - doc.page.margins.right, align = 'left', lineGap = 0 } = options;
    const lines = linesOf(said, width, penFor());
    const room = options.height
      ? Math.max(1, Math.floor(options.height / heightOf(1, lineGap)))
      : lines.length;
    const ascent = ascentOf(weight) * currentSize(doc);
    for (const line of lines.slice(0, room)) {
      const taken = line.reduce((sum, { wide }) => sum + wide, 0);
      let at = left + (align === 'right' ? width - taken : align === 'center' ? (width - taken) / 2 : 0);
      for (const { shown, face, wide, actual } of line) {
        setFace(face);
        if (actual) doc.markContent('Span', { actual });
        drawText(shown, at, top + ascent, {
          ...shaped,
          lineBreak: false,
          baseline: 'alphabetic',
        });
        if (actual) doc.endMarkedContent();
        at += wide;
      }
      setFont(weight);
      top += heightOf(1, lineGap);
    }
    doc.x = left;
    doc.y = top;
    return doc;
  }) as typeof doc.text;
}

/** Asked for by name, so that PDFKit shapes a run as a whole, not word by word from the left. */
const shaped: PDFKit.Mixins.TextOptions = { features: ['kern'] };

/** The size that was set last; PDFKit tells it only by the height of a line. */
function currentSize(doc: PDFKit.PDFDocument): number {
  return (doc as unknown as { _fontSize: number })._fontSize;
}

/**
 * Programs that copy a text written from right to left turn its signs around; a glyph that stands for two letters must name
 * them as they are seen then, or the two come out in the wrong order. PDFKit takes what fontkit names, so it is turned there.
 */
function copyLigaturesInOrder(doc: PDFKit.PDFDocument): void {
  const { _font: font } = doc as unknown as {
    _font: {
      layoutRun: (...given: unknown[]) => { direction: string; glyphs: { codePoints: number[] }[] };
    };
  };
  const layout = font.layoutRun.bind(font);
  const turned = new WeakSet<object>();
  font.layoutRun = (...given) => {
    const run = layout(...given);
    for (const glyph of run.direction === 'rtl' ? run.glyphs : []) {
      if (glyph.codePoints.length > 1 && !turned.has(glyph)) glyph.codePoints = glyph.codePoints.toReversed();
      turned.add(glyph);
    }
    return run;
  };
}

/** What laying out asks of the document. */
interface Pen {
  /** The main one first. */
  faces: readonly Face[];
  saysLatin: boolean;
  widthOf: (text: string, face: Face) => number;
}

/** What is written in one go, from left to right; `actual` is what is copied where that is something else. */
interface Run {
  shown: string;
  face: Face;
  wide: number;
  actual?: string;
}

/** What is not parted at the end of a line. */
interface Unit {
  shown: string;
  actual?: string;
}

/** A text in lines of a width, each in runs as they stand from left to right. */
function linesOf(text: string, width: number, pen: Pen): Run[][] {
  const wide = (line: readonly Unit[]) => inRuns(line, pen).reduce((sum, run) => sum + run.wide, 0);
  return text
    .normalize('NFC')
    .split('\n')
    .flatMap((paragraph) => {
      const lines: Unit[][] = [[]];
      for (const unit of unitsOf(paragraph, pen)) {
        const parts =
          unit.actual || wide([unit]) <= width ? [unit] : [...unit.shown].map((shown) => ({ shown }));
        for (const part of parts) {
          const line = lines.at(-1) ?? [];
          if (line.length > 0 && part.shown.trim() && wide([...line, part]) > width) lines.push([part]);
          else line.push(part);
        }
      }
      return lines.map((line) => inRuns(withoutEnd(line), pen));
    });
}

const withoutEnd = (line: readonly Unit[]): readonly Unit[] =>
  line.at(-1)?.shown.trim() === '' ? line.slice(0, -1) : line;

const words = new Intl.Segmenter('und', { granularity: 'word' });
/** Chinese and Japanese part between any two signs. */
const parts =
  /\s+|(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{P}ー]*)|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

function unitsOf(text: string, pen: Pen): Unit[] {
  return stretchesOf(text, pen).flatMap(({ said, isForeign: isOther, isCovered }) => {
    if (!isOther) return (said.match(parts) ?? []).map((shown) => ({ shown }));
    if (isCovered) {
      const latin = pen.saysLatin ? ` (${inLatin(said)})` : '';
      return (`${said}${latin}`.match(parts) ?? []).map((shown) => ({ shown }));
    }
    return [...words.segment(said)].flatMap(({ segment }, nth) => {
      if (/^\s+$/.test(segment)) return [{ shown: ' ' }];
      const latin = inLatin(segment);
      if (latin === '' || latin === segment) return [{ shown: latin }];
      const word = { shown: latin, actual: pen.saysLatin ? `${segment} (${latin})` : segment };
      const isAfterWord = nth > 0 && !/\s/.test(said[said.indexOf(segment) - 1] ?? ' ');
      return isAfterWord ? [{ shown: ' ' }, word] : [word];
    });
  });
}

/** Parts a text where a stretch of another script, or of signs that no font has, begins and ends. */
function stretchesOf(text: string, { faces }: Pen) {
  /** What a sign belongs to: null is what we all read, else the face that has it, or that none has. */
  const kindOf = (sign: string): Face | 'none' | null => {
    const face = faces.find((one) => one.covers(sign));
    if (!face) return /\p{Cf}/u.test(sign) ? null : 'none';
    return isForeign(sign) ? face : null;
  };
  const stretches: { said: string; isForeign: boolean; isCovered: boolean }[] = [];
  const signs = [...text];
  for (let from = 0; from < signs.length; ) {
    const kind = kindOf(signs[from] ?? '');
    let end = from + 1;
    for (let at = end; at < signs.length; at++) {
      const sign = signs[at] ?? '';
      if (kindOf(sign) === kind) end = at + 1;
      // Blanks, digits and points between two words of a script belong to them.
      else if (kind === null || !/[\s\p{P}\p{N}\p{M}\p{Cf}]/u.test(sign)) break;
    }
    const opens = signs.slice(from, end).filter((sign) => /\p{Ps}/u.test(sign)).length;
    if (kind !== null && opens > 0 && /\p{Pe}/u.test(signs[end] ?? '')) end += 1;
    stretches.push({
      said: signs.slice(from, end).join(''),
      isForeign: kind !== null,
      isCovered: kind !== 'none',
    });
    from = end;
  }
  return stretches;
}

/** A line as it is written: its directions worked out (Unicode's algorithm), each stretch by a face that has its signs. */
function inRuns(line: readonly Unit[], { faces, widthOf }: Pen): Run[] {
  const text = line.map(({ shown }) => shown).join('');
  const actuals = new Map<number, { length: number; actual: string }>();
  let at = 0;
  for (const { shown, actual } of line) {
    if (actual) actuals.set(at, { length: shown.length, actual });
    at += shown.length;
  }
  const embedding = bidi.getEmbeddingLevels(text, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const logical: { from: number; shown: string; face: Face; level: number; actual?: string }[] = [];
  for (let from = 0; from < text.length; ) {
    const marked = actuals.get(from);
    const sign = String.fromCodePoint(text.codePointAt(from) ?? 0);
    const level = embedding.levels[from] ?? 0;
    const last = logical.at(-1);
    const face = faceOf(sign, faces, last?.face);
    if (marked) {
      const shown = text.slice(from, from + marked.length);
      logical.push({ from, shown, face, level, actual: marked.actual });
      from += marked.length;
      continue;
    }
    const shownSign = face.covers(sign) ? (mirrored.get(from) ?? sign) : '';
    if (last && last.face === face && last.level === level && !last.actual) last.shown += shownSign;
    else logical.push({ from, shown: shownSign, face, level });
    from += sign.length;
  }
  return inVisualOrder(logical)
    .filter(({ shown }) => shown !== '')
    .map(({ shown, face, actual }) => ({
      shown,
      face,
      wide: widthOf(shown, face),
      ...(actual && { actual }),
    }));
}

/** From the highest level down, what stands at a level or above is turned around (rule L2 of the algorithm). */
function inVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to++;
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return ordered;
}

/** The main face for Latin and what all scripts share; a mark and a blank stay with the sign before them where its face has them. */
function faceOf(sign: string, faces: readonly Face[], before: Face | undefined): Face {
  const [main, ...others] = faces;
  if (!main) throw new Error('A text needs a face.');
  if (before?.covers(sign) && /[\s\p{M}]/u.test(sign)) return before;
  const isMains = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(sign) && main.covers(sign);
  return isMains ? main : (others.find((face) => face.covers(sign)) ?? main);
}
