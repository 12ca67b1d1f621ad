/** Reads the next item while the last one is still worked on, so that reading and writing take turns on two cores. */
export async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = items.next();
  try {
    while (true) {
      const { done, value } = await next;
      if (done) return;
      next = items.next();
      // When the caller stops, nobody waits for this one any more; its fault must not end the process.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}
