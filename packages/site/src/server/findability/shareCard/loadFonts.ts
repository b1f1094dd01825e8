import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the workspace keeps the package: beside the site, or hoisted to the root. */
const folders = [
  path.join(process.cwd(), '../../node_modules/@fontsource/chivo/files'),
  path.join(process.cwd(), 'node_modules/@fontsource/chivo/files'),
];

/** The renderer reads no variable fonts and no woff2. Two names, so that the second stands in where the first lacks a letter. */
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

/** The card's fonts, read once per process. */
export const loadFonts = (): ReturnType<typeof load> => (fonts ??= load());
