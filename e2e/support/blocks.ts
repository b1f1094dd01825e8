/** Blocks of a document, each with its site, whose theme decides its colours. */
const blocksOf = (name: string, html: string): ReadonlySet<string> => {
  const [site = ''] = name.split(' ');
  return new Set([...html.matchAll(/\sdata-block="([\w-]+)"/g)].map(([, block = '']) => `${site} ${block}`));
};

/**
 * Names of documents (`site path`) that together show every block of every site: again and again the one that shows most of
 * the blocks that are still missing.
 */
export function namesWithEveryBlock(documents: ReadonlyMap<string, string>): string[] {
  const blocks = [...documents].map(([name, html]) => ({ name, blocks: blocksOf(name, html) }));
  const missing = new Set(blocks.flatMap((each) => [...each.blocks]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const [best] = blocks
      .map((each) => ({ ...each, gain: [...each.blocks].filter((block) => missing.has(block)).length }))
      .sort((one, other) => other.gain - one.gain);
    if (!best) break;
    chosen.push(best.name);
    best.blocks.forEach((block) => missing.delete(block));
  }
  return chosen;
}
