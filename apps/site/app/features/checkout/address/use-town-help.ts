import { limits } from '@izlog/contract/limits';
import { type ChangeEvent, use, useEffect, useId, useRef, useState } from 'react';
import { prefixOf } from '#site/i18n/site-language.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { fieldOf } from '../field-of.ts';

interface Town {
  zipCode: string;
  city: string;
}

/**
 * Help with postcode and town of a block (names behind `prefix`): a whole Croatian postcode fills in its town, and towns
 * are suggested while one types. Help only: without a connection there simply is none.
 */
export function useTownHelp(prefix: string) {
  const listId = useId();
  const path = `${prefixOf(use(LanguageContext))}/_/checkout/towns`;
  const [towns, setTowns] = useState<Town[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  const ask = (typed: Partial<Town>, input: HTMLInputElement, then: (found: Town[]) => void) => {
    clearTimeout(timer.current);
    request.current?.abort();
    if (countryOf(input, prefix) !== 'HR') return;
    timer.current = setTimeout(async () => {
      const asking = new AbortController();
      request.current = asking;
      try {
        const response = await fetch(`${path}?${new URLSearchParams(typed)}`, { signal: asking.signal });
        if (!response.ok) return;
        const found = (await response.json()) as Town[];
        setTowns(found);
        then(found);
      } catch {
        // No connection, or a newer question: there is nothing to help with.
      }
    }, limits.minimumFetchDelay);
  };

  return {
    listId,
    towns,
    onZipCode: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (!/^\d{2,5}$/.test(target.value)) return;
      ask({ zipCode: target.value }, target, (found) => {
        const [town, ...others] = found.filter(({ zipCode }) => zipCode === target.value);
        if (town && others.length === 0) fillIn(target, `${prefix}city`, town.city);
      });
    },
    onCity: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (target.value.trim().length < 2) return;
      ask({ city: target.value }, target, (found) => {
        const [town, ...others] = found.filter(({ city }) => city === target.value);
        if (town && others.length === 0) fillIn(target, `${prefix}zipCode`, town.zipCode);
      });
    },
  };
}

const countryOf = (input: HTMLInputElement, prefix: string) => fieldOf(input, `${prefix}country`)?.value;

/** Only an empty field is filled in: nobody's own words are overwritten. */
function fillIn(input: HTMLInputElement, name: string, value: string): void {
  const field = fieldOf(input, name);
  if (field && field.value.trim() === '') field.value = value;
}
