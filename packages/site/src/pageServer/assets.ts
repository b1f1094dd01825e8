import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Addresses of the browser build's files begin with it. */
export const assetsPrefix = '/_assets/';

/** Files that the browser build wrote (build/buildAssets.mjs). */
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
});

/** Minified style sheets: each theme apart, so that a page carries only those that it uses. */
export type Styles = z.infer<typeof stylesSchema>;

const address = z.string().startsWith(assetsPrefix);

const manifestSchema = z.object({
  /** The script that every public page loads. */
  page: address,
  /** Its static imports. */
  preload: z.array(address),
  /** The font of the text. */
  font: address,
  /** Rules for fetching and rendering pages ahead. */
  speculationRules: address,
});

export type AssetManifest = z.infer<typeof manifestSchema>;

export const assetsFolder = path.join(/* turbopackIgnore: true */ process.cwd(), '.build/assets');

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(assetsFolder, name), 'utf8'));

let assets: Promise<Assets> | undefined;

/**
 * Reads the files of the browser build, once for the process.
 * @throws Error when the site was not built.
 */
export const readAssets = (): Promise<Assets> => (assets ??= loadAssets());

async function loadAssets(): Promise<Assets> {
  const [manifest, styles] = await Promise.all([readJson('manifest.json'), readJson('styles.json')]);
  return { manifest: manifestSchema.parse(manifest), styles: stylesSchema.parse(styles) };
}
