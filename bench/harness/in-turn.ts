/** Ms of the same work in a large shop and in a small one, which take turns; the first rounds warm up. */
export async function inTurn<C>(
  work: (shop: C) => Promise<unknown>,
  { large, small }: { large: C; small: C },
  rounds: number,
): Promise<{ large: number[]; small: number[] }> {
  const took: { large: number[]; small: number[] } = { large: [], small: [] };
  for (let round = -3; round < rounds; round++) {
    const [ours, theirs] = [await timed(() => work(large)), await timed(() => work(small))];
    if (round < 0) continue;
    took.large.push(ours);
    took.small.push(theirs);
  }
  return took;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
