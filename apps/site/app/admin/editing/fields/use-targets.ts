import type { Target } from '@izlog/contract/cms/addresses/finder-targets';
import { useEffect, useState } from 'react';
import type { Talk } from '../talk.ts';

/** What is offered for words, of these kinds; the newest without words. Undefined until something was answered. */
export function useTargets(
  talk: Talk,
  { query, kinds, isAsked = true }: { query: string; kinds: string; isAsked?: boolean },
): { found: readonly Target[] | undefined; isFailed: boolean } {
  const [found, setFound] = useState<readonly Target[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isAsked) return setFound(undefined);
    let isLeft = false;
    const timer = setTimeout(
      () => {
        askTargets(talk, { query, kinds }).then((answer) => {
          if (isLeft) return;
          setFailed(answer === undefined);
          if (answer) setFound(answer);
        });
      },
      query ? 250 : 0,
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [talk, query, kinds, isAsked]);
  return { found, isFailed };
}

/** The things that content names, by `kind:id`; those that are gone are not among them. */
export function useNamed(talk: Talk, things: string): ReadonlyMap<string, Target> | undefined {
  const [named, setNamed] = useState<ReadonlyMap<string, Target>>();
  useEffect(() => {
    let isLeft = false;
    const ask = things === '' ? Promise.resolve([]) : askTargets(talk, { things });
    void ask.then((answer) => {
      if (!isLeft) setNamed(new Map((answer ?? []).map((one) => [`${one.type}:${one.id}`, one])));
    });
    return () => {
      isLeft = true;
    };
  }, [talk, things]);
  return named;
}

/** Services are products where they are looked for. */
export const nameOfThing = ({ kind, id }: { kind: string; id: number }): string =>
  `${kind === 'service' ? 'product' : kind}:${id}`;

/** Asks the platform; nothing when nobody answers or one may not. */
async function askTargets(talk: Talk, asked: object): Promise<readonly Target[] | undefined> {
  const answer = await talk.act('targets', asked).catch(() => undefined);
  return answer && 'data' in answer ? (answer.data as Target[]) : undefined;
}
