/** Calls a function sequentially with at most `size` items each, and concatenates the results. */
export async function inChunks<TItem, TResult>(
  items: readonly TItem[],
  size: number,
  call: (chunk: readonly TItem[]) => Promise<readonly TResult[]>,
): Promise<readonly TResult[]> {
  const results: TResult[] = [];
  for (let start = 0; start < items.length; start += size)
    results.push(...(await call(items.slice(start, start + size))));
  return results;
}
