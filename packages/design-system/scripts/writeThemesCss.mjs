import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const tokens = resolve(dirname(fileURLToPath(import.meta.url)), '../src/tokens');

const { outputFiles } = await build({
  entryPoints: [resolve(tokens, 'themesCss.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
});
const { createThemesCss } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);

await writeFile(resolve(tokens, 'themes.css'), createThemesCss());
