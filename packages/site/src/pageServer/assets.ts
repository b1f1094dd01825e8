import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { shortenVariables } from './styles/shortenVariables';

export const assetsPrefix = '/_assets/';

/** Files written by the browser build (build/buildAssets.mjs). */
export interface Assets {
  readonly manifest: AssetManifest;
  readonly styles: Styles;
}

const stylesSchema = z.object({
  fonts: z.string(),
  defaults: z.string(),
  themes: z.record(z.string(), z.string()),
  tones: z.string(),
  base: z.string(),
  variables: z.record(z.string(), z.string()),
  constants: z.record(z.string(), z.string()),
});

/**
 * Minified style sheets, short names of the custom properties in them, and values of those that are always the same.
 * Themes are separate, so that a page includes only the ones it uses.
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

function shortenSheets(styles: Styles): Styles {
  const { defaults, themes, tones, base } = styles;
  const shorten = (css: string) => shortenVariables(css, styles);
  return {
    ...styles,
    defaults: shorten(defaults),
    themes: Object.fromEntries(Object.entries(themes).map(([name, css]) => [name, shorten(css)])),
    tones: shorten(tones),
    base: shorten(base),
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
