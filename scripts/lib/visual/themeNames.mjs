import { readFile } from 'node:fs/promises';
import { Problem } from '../output.mjs';
import { inRoot } from '../paths.mjs';

const source = 'packages/design-system/src/tokens/themeNames.ts';

/** Theme names of the design system, read from its source, which a script cannot import. */
export async function readThemeNames() {
  const text = await readFile(inRoot(source), 'utf8');
  const [, list] = /themeNames = \[([^\]]+)\]/.exec(text) ?? [];
  const names = [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
  if (names.length === 0)
    throw new Problem(`${source} contains no theme names any more. Adapt readThemeNames.`);
  return names;
}
