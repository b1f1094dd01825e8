import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { shortenVariables } from '../styles/shortenVariables';

export const assetsPrefix = '/_assets/';

/** Files written by the browser build (build/buildAssets.mjs). */
export interface Assets {
  readonly manifest: AssetManifest;
  readonly styles: Styles;
}

const valuesSchema = z.record(z.string(), z.string());

const stylesSchema = z.object({
  fonts: z.string(),
  base: z.string(),
  /** Typeface of headlines with `data-cut-font`, and their rule. */
  cutFont: z.string(),
  defaults: valuesSchema,
  themes: z.record(z.string(), valuesSchema),
  tones: z.record(z.string(), valuesSchema),
  moreContrast: valuesSchema,
  variables: z.record(z.string(), z.string()),
  constants: z.record(z.string(), z.string()),
});

/**
 * Minified style sheets, values of the custom properties, their short names, and values of those that are always the
 * same. Themes and tones are separate, so that a page includes only the ones it uses.
 */
export type Styles = z.infer<typeof stylesSchema>;

const address = z.string().startsWith(assetsPrefix);

const manifestSchema = z.object({
  page: address,
  /** Static imports of the page script. */
  preload: z.array(address),
  font: address,
  speculationRules: address,
  /** Drawing of the world's land, with a fragment for `<use>`. */
  world: address,
});

export type AssetManifest = z.infer<typeof manifestSchema>;

export const assetsFolder = path.join(/* turbopackIgnore: true */ process.cwd(), '.build/assets');

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(assetsFolder, name), 'utf8'));

type Values = Styles['defaults'];

function shortenSheets(styles: Styles): Styles {
  const shorten = (css: string) => shortenVariables(css, styles);
  const shortenValues = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [shorten(name), shorten(value)]));
  const shortenEach = (sheets: Readonly<Record<string, Values>>) =>
    Object.fromEntries(Object.entries(sheets).map(([name, values]) => [name, shortenValues(values)]));
  return {
    ...styles,
    base: shorten(styles.base),
    cutFont: shorten(styles.cutFont),
    defaults: shortenValues(styles.defaults),
    themes: shortenEach(styles.themes),
    tones: shortenEach(styles.tones),
    moreContrast: shortenValues(styles.moreContrast),
  };
}

let assets: Promise<Assets> | undefined;

/**
 * Reads the manifest of the browser build, once per process.
 * @throws Error if the site has not been built.
 */
export const readAssets = (): Promise<Assets> => (assets ??= loadAssets());

async function loadAssets(): Promise<Assets> {
  const [manifest, styles] = await Promise.all([readJson('manifest.json'), readJson('styles.json')]);
  return { manifest: manifestSchema.parse(manifest), styles: shortenSheets(stylesSchema.parse(styles)) };
}
