import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Location of the package: in the site, or hoisted to the root. */
const folders = [
  path.join(process.cwd(), '../../node_modules/@fontsource/chivo/files'),
  path.join(process.cwd(), 'node_modules/@fontsource/chivo/files'),
];

/**
 * The renderer supports neither variable fonts nor woff2. Separate families make the second a fallback for
 * missing glyphs.
 */
const files = [
  { name: 'Chivo', file: 'chivo-latin-600-normal.woff' },
  { name: 'Chivo Ext', file: 'chivo-latin-ext-600-normal.woff' },
] as const;

async function readFont(file: string): Promise<Buffer> {
  for (const folder of folders) {
    const font = await readFile(path.join(/* turbopackIgnore: true */ folder, file)).catch(() => undefined);
    if (font) return font;
  }
  throw new Error(`The font ${file} is not installed. Run npm ci.`);
}

const load = () =>
  Promise.all(
    files.map(async ({ name, file }) => ({
      name,
      data: await readFont(file),
      weight: 600 as const,
      style: 'normal' as const,
    })),
  );

let fonts: ReturnType<typeof load> | undefined;

/** Loads the fonts once per process. */
export const loadFonts = (): ReturnType<typeof load> => (fonts ??= load());
