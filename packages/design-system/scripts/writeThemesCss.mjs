import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const tokens = resolve(dirname(fileURLToPath(import.meta.url)), '../src/tokens');

/** Evaluates a module of the tokens, which are TypeScript. */
async function load(file) {
  const { outputFiles } = await build({
    entryPoints: [resolve(tokens, file)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const { createThemesCss } = await load('themesCss.ts');
const { createSchemesCss } = await load('schemesCss.ts');

await writeFile(resolve(tokens, 'themes.css'), createThemesCss());
await writeFile(resolve(tokens, 'schemes.css'), createSchemesCss());
