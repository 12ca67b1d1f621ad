import type { Target } from '@izlog/contract/cms/addresses/finder-targets';
import { useEffect, useState } from 'react';
import type { Talk } from '../../talk.ts';

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

/**
 * The things that content names, by `kind:id`; null for one that is gone. One that nobody has answered for yet is not among
 * them: it is not gone because another one was chosen a moment ago, or because the line is.
 */
export function useNamed(talk: Talk, things: string): ReadonlyMap<string, Target | null> {
  const [named, setNamed] = useState<ReadonlyMap<string, Target | null>>(new Map());
  useEffect(() => {
    if (things === '') return;
    let isLeft = false;
    void askTargets(talk, { things }).then((answer) => {
      if (isLeft || !answer) return;
      const gone = things.split(',').map((thing) => [thing, null] as const);
      const found = answer.map((one) => [`${one.type}:${one.id}`, one] as const);
      setNamed((before) => new Map([...before, ...gone, ...found]));
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
