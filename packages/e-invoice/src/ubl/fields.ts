import type { Problem } from '../problem.ts';
import type { XmlElement } from './xml.ts';

/** What a field must know of the whole while it is read or written. */
export interface Document {
  kind: 'invoice' | 'credit note';
  currency: string;
  /** Found on the way. */
  problems: Problem[];
  /** Elements and attributes that some field has read; the rest is told to who reads. */
  read: Set<XmlElement>;
}

/** How one value stands in one element. `field` is where it stands in the invoice. */
export interface Codec<V> {
  write(value: V, element: XmlElement, document: Document, field: string): void;
  read(element: XmlElement, document: Document, field: string): V | undefined;
}

/** One part of an object, both ways; the order of fields is that of the schema. */
export interface Field<T> {
  write(from: T, into: XmlElement, document: Document, field: string): void;
  read(from: XmlElement, into: Partial<T>, document: Document, field: string): void;
}

/** An object made of fields. */
export function struct<T extends object>(fields: readonly Field<T>[]): Codec<T> {
  return {
    write(value, element, document, field) {
      for (const one of fields) one.write(value, element, document, field);
    },
    read(element, document, field) {
      const value: Partial<T> = {};
      for (const one of fields) one.read(element, value, document, field);
      // What a type asks for and the document lacks has been told by `need`: the reader refuses then.
      return Object.keys(value).length > 0 ? (value as T) : undefined;
    },
  };
}

/** Which of several elements of one name is meant. */
export type Belongs = (element: XmlElement, document: Document) => boolean;

/** A value that may be left out. */
export function value<T extends object, K extends keyof T & string>(
  key: K,
  path: string,
  codec: Codec<NonNullable<T[K]>>,
  belongs?: Belongs,
): Field<T> {
  return one(key, path, codec, false, belongs);
}

/** A value without which there is no such object. */
export function need<T extends object, K extends keyof T & string>(
  key: K,
  path: string,
  codec: Codec<NonNullable<T[K]>>,
): Field<T> {
  return one(key, path, codec, true);
}

function one<T extends object, K extends keyof T & string>(
  key: K,
  path: string,
  codec: Codec<NonNullable<T[K]>>,
  isNeeded: boolean,
  belongs: Belongs = () => true,
): Field<T> {
  return {
    write(from, into, document, field) {
      const given = from[key];
      if (given !== undefined && given !== null)
        writeAt(into, path, (element) => codec.write(given, element, document, within(field, key)));
      else if (isNeeded) document.problems.push({ field: within(field, key), reason: 'is missing' });
    },
    read(from, into, document, field) {
      const element = elementsAt(from, path).find(
        (found) => !document.read.has(found) && belongs(found, document),
      );
      if (element) {
        document.read.add(element);
        const found = codec.read(element, document, within(field, key));
        if (found !== undefined) into[key] = found;
        else if (isNeeded) document.problems.push({ field: within(field, key), reason: `is empty: ${path}` });
      } else if (isNeeded)
        document.problems.push({ field: within(field, key), reason: `is missing: ${path}` });
    },
  };
}

/** Any number of values. Only the first step of the path is repeated. */
export function list<T extends object, K extends keyof T & string, V>(
  key: K,
  path: string,
  codec: Codec<V>,
  belongs: Belongs = () => true,
): Field<T> {
  const [first = '', ...rest] = path.split('/');
  return {
    write(from, into, document, field) {
      for (const [index, entry] of ((from[key] ?? []) as V[]).entries()) {
        const element = blank(first);
        const write = (at: XmlElement) => codec.write(entry, at, document, `${within(field, key)}[${index}]`);
        if (rest.length === 0) write(element);
        else writeAt(element, rest.join('/'), write);
        if (isFilled(element)) into.children.push(element);
      }
    },
    read(from, into, document, field) {
      const found = from.children.filter((child) => child.name === first && belongs(child, document));
      const values: V[] = [];
      for (const element of found) {
        const place = rest.length === 0 ? element : elementsAt(element, rest.join('/'))[0];
        if (!place || document.read.has(place)) continue;
        document.read.add(place);
        const entry = codec.read(place, document, `${within(field, key)}[${values.length}]`);
        if (entry !== undefined) values.push(entry);
      }
      if (values.length > 0) into[key] = values as T[K];
    },
  };
}

/** Fields of the same object that stand in an element of their own. */
export function inside<T extends object>(
  path: string,
  fields: readonly Field<T>[],
  belongs: Belongs = () => true,
): Field<T> {
  return {
    write(from, into, document, field) {
      writeAt(into, path, (element) => {
        for (const part of fields) part.write(from, element, document, field);
      });
    },
    read(from, into, document, field) {
      const element = elementsAt(from, path).find((found) => belongs(found, document));
      // A needed field says what is missing also where all of the element is.
      for (const part of fields) part.read(element ?? blank(path), into, document, field);
    },
  };
}

/** An object of its own whose fields stand beside those around it. */
export function part<T extends object, K extends keyof T & string>(
  key: K,
  fields: readonly Field<NonNullable<T[K]> & object>[],
): Field<T> {
  return {
    write(from, into, document, field) {
      const given = from[key];
      if (given === undefined || given === null) return;
      for (const one of fields) one.write(given, into, document, within(field, key));
    },
    read(from, into, document, field) {
      const found: Partial<NonNullable<T[K]> & object> = {};
      for (const one of fields) one.read(from, found, document, within(field, key));
      // Other fields of it may stand elsewhere and have been read before.
      if (Object.keys(found).length > 0) into[key] = { ...into[key], ...found } as NonNullable<T[K]>;
    },
  };
}

/** A word that stands there always and says nothing of the object: written, and skipped by the reader. */
export function fixed<T>(path: string, text: string, when: (from: T) => boolean = () => true): Field<T> {
  return {
    write(from, into) {
      if (!when(from)) return;
      writeAt(into, path, (element) => {
        element.text = text;
      });
    },
    read(from, _into, document) {
      for (const element of elementsAt(from, path))
        if (element.text.trim() === text) document.read.add(element);
    },
  };
}

/** Only in one kind of document: the other has no such element, or another one. */
export function onlyIn<T>(kind: Document['kind'], field: Field<T>): Field<T> {
  return {
    write: (from, into, document, at) => {
      if (document.kind === kind) field.write(from, into, document, at);
    },
    read: (from, into, document, at) => {
      if (document.kind === kind) field.read(from, into, document, at);
    },
  };
}

export const blank = (name: string): XmlElement => ({ name, attributes: {}, children: [], text: '' });

/** Writes into the element at a path: the last one of its name is gone on with, where it is a parent. Nothing stays empty. */
function writeAt(into: XmlElement, path: string, write: (element: XmlElement) => void): void {
  const [first = '', ...rest] = path.split('/');
  const last = into.children.at(-1);
  const goesOn = rest.length > 0 && last?.name === first;
  const element = goesOn && last ? last : blank(first);
  if (rest.length === 0) write(element);
  else writeAt(element, rest.join('/'), write);
  if (!goesOn && isFilled(element)) into.children.push(element);
}

const isFilled = ({ children, text }: XmlElement) => children.length > 0 || text !== '';

/** All elements at a path. */
export function elementsAt(from: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (at, step) => at.flatMap(({ children }) => children.filter(({ name }) => name === step)),
      [from],
    );
}

export const within = (field: string, key: string) => (field === '' ? key : `${field}.${key}`);
