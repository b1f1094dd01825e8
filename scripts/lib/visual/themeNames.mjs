import { readFile } from 'node:fs/promises';
import { Problem } from '../output.mjs';
import { inRoot } from '../paths.mjs';

const source = 'packages/design-system/src/tokens/themeNames.ts';

/** The themes as the design system names them; read from its source, which a script cannot import. */
export async function readThemeNames() {
  const text = await readFile(inRoot(source), 'utf8');
  const [, list] = /themeNames = \[([^\]]+)\]/.exec(text) ?? [];
  const names = [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
  if (names.length === 0) throw new Problem(`${source} names no themes any more. Mend readThemeNames.`);
  return names;
}
