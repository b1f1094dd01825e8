import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

import { evaluateModule } from './evaluateModule.mjs';

const designSystem = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../design-system/src');

/** Generates the theme sheets again, because their combined style sheet cannot be split. */
async function readThemeSheets() {
  const { createThemeSheets } = await evaluateModule(path.join(designSystem, 'tokens/themesCss.ts'));
  return createThemeSheets();
}

async function bundle(file, options) {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [path.join(designSystem, file)],
    loader: { '.woff2': 'file' },
  });
  const style = outputFiles.find(({ path: name }) => name.endsWith('.css'));
  return { text: style.text.trim(), files: outputFiles.filter((output) => output !== style) };
}

const tokenVariable = /--ds-[\w-]+/g;

/** Short names of the tokens' custom properties, as neither markup nor script of public pages refers to them. */
function nameVariables(sheets) {
  const variables = new Set(sheets.flatMap((css) => css.match(tokenVariable) ?? []));
  return Object.fromEntries([...variables].map((name, index) => [name, `--t${index.toString(36)}`]));
}

const declaration = /(--ds-[\w-]+):\s*([^;}]*);?/g;
/** Length of a reference to a short name, such as `var(--t1j)`. */
const maxConstantLength = 10;

/** Values of tokens that no other sheet changes and that are not longer than a reference to them. */
export function findConstants(defaults, sheets) {
  const changed = new Set(sheets.flatMap((css) => [...css.matchAll(declaration)].map(([, name]) => name)));
  const own = [...defaults.matchAll(declaration)].map(([, name, value]) => [name, value.trim()]);
  return Object.fromEntries(
    own.filter(
      ([name, value]) => !changed.has(name) && value.length <= maxConstantLength && !value.includes('var('),
    ),
  );
}

const removeConstants = (css, constants) =>
  css.replace(declaration, (text, name) => (name in constants ? '' : text));

/**
 * Builds minified sheets that a page inlines in this order: `fonts`, `defaults`, the used `themes`, `tones`,
 * `base`. Fonts are files next to the script.
 */
export async function buildStyles(options) {
  const minify = async (css) =>
    (await transform(css, { loader: 'css', minify: true, target: options.target })).code.trim();
  const [fonts, base, sheets] = await Promise.all([
    bundle('fonts/fonts.css', options),
    bundle('tokens/base.css', options),
    readThemeSheets(),
  ]);
  const themes = await Promise.all(
    Object.entries(sheets.themes).map(async ([name, css]) => [name, await minify(css)]),
  );
  const [defaults, tones] = [await minify(sheets.defaults), await minify(sheets.tones)];
  const others = [...themes.map(([, css]) => css), tones, base.text];
  const constants = findConstants(defaults, others);
  const textFont = fonts.files.find(({ path: name }) => path.basename(name).startsWith('chivo-latin-wght-'));
  if (!textFont) throw new Error('The font of the text was not built.');
  return {
    files: fonts.files,
    textFont: textFont.path,
    styles: {
      fonts: fonts.text,
      defaults: removeConstants(defaults, constants),
      themes: Object.fromEntries(themes),
      tones,
      base: base.text,
      variables: nameVariables([defaults, ...others]),
      constants,
    },
  };
}
