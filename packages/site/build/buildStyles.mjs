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

/** Values of the custom properties of a sheet by name, without constants. */
const readValues = (css, constants) =>
  Object.fromEntries(
    [...css.matchAll(declaration)]
      .filter(([, name]) => !(name in constants))
      .map(([, name, value]) => [name, value.trim()]),
  );

/** Moves the text that matches `pattern` out of a sheet. */
function takeOut(css, pattern) {
  const [found] = css.match(pattern) ?? [];
  if (found === undefined) throw new Error(`No style matches ${pattern}.`);
  return { found, rest: css.replace(found, '') };
}

/** Separates the typeface of headlines with `data-cut-font`, which most sites do not have. */
function separateCutFont(fonts, base) {
  const face = takeOut(fonts, /@font-face\{font-family:Saira[^}]*\}/);
  const rule = takeOut(base, /\[data-cut-font\] h1\{[^}]*\}/);
  return { fonts: face.rest, base: rule.rest, cutFont: face.found + rule.found };
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/**
 * Builds minified sheets that a page inlines: `fonts`, `base`, `cutFont` if it has that typeface, and values of custom
 * properties, of which it needs those that it uses. Fonts are files next to the script.
 */
export async function buildStyles(options) {
  const minify = async (css) =>
    (await transform(css, { loader: 'css', minify: true, target: options.target })).code.trim();
  const [fonts, base, sheets] = await Promise.all([
    bundle('fonts/fonts.css', options),
    bundle('tokens/base.css', options),
    readThemeSheets(),
  ]);
  const minifyAll = async (record) =>
    Object.fromEntries(
      await Promise.all(Object.entries(record).map(async ([name, css]) => [name, await minify(css)])),
    );
  const [defaults, moreContrast, themes, tones] = await Promise.all([
    minify(sheets.defaults),
    minify(sheets.moreContrast),
    minifyAll(sheets.themes),
    minifyAll(sheets.tones),
  ]);
  const others = [...Object.values(themes), ...Object.values(tones), moreContrast, base.text];
  const constants = findConstants(defaults, others);
  const valuesOf = (css) => readValues(css, constants);
  const textFont = fonts.files.find(({ path: name }) => path.basename(name).startsWith('chivo-latin-wght-'));
  if (!textFont) throw new Error('The font of the text was not built.');
  return {
    files: fonts.files,
    textFont: textFont.path,
    styles: {
      ...separateCutFont(fonts.text, base.text),
      defaults: valuesOf(defaults),
      themes: mapValues(themes, valuesOf),
      tones: mapValues(tones, valuesOf),
      moreContrast: valuesOf(moreContrast),
      variables: nameVariables([defaults, ...others]),
      constants,
    },
  };
}
