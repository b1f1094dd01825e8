import { imagePresets } from '@kmx/core';
import { decideSource, type Media, type Preset } from './Media.schema';

/** Presets that are made when they are first requested, from the larger one of the same proportions (section 9). */
const madeFrom = {
  story: 'asideVideo',
  contact: 'asideSquare',
  gallery: 'asideSquare',
  marketingLogo: 'inline',
} as const satisfies Record<string, Preset>;

type MadePreset = keyof typeof madeFrom;

/** A preset of the library's pictures (section 9). */
export type PicturePreset = Preset | MadePreset;

/** Public addresses of a picture, and the room that it takes. */
export interface PictureAddresses {
  readonly png: string;
  readonly webp?: string;
  /** Missing for a picture that is drawn in line. */
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
}

type Format = 'png' | 'webp' | 'avif';

/** The address of a picture in another form, as `/media/{file name}` takes it. */
const formOf = (url: string, format: Format, preset?: MadePreset) =>
  `${url}?${preset ? `preset=${preset}&` : ''}format=${format}`;

const isMade = (preset: PicturePreset): preset is MadePreset => preset in madeFrom;

/** Scaled to the preset, never larger than the source. */
function scale({ width, height }: { width: number; height: number }, preset: MadePreset) {
  const wanted: { readonly width: number; readonly height?: number } =
    preset === 'marketingLogo' ? { width: 304, height: 52 } : imagePresets[preset];
  const factor = Math.min(1, wanted.width / width, wanted.height === undefined ? 1 : wanted.height / height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** The picture in a preset, else in its original size, in every format; `undefined` without a file. */
export function decidePicture(
  media: Media | undefined,
  preset: PicturePreset,
  { mediaUrl }: { readonly mediaUrl: (url: string) => string },
): PictureAddresses | undefined {
  const source = decideSource(media, isMade(preset) ? madeFrom[preset] : preset);
  if (!source) return undefined;
  const { width, height } = source;
  const png = mediaUrl(source.png);
  const webp = source.webp && mediaUrl(source.webp);
  const common = { png, width, height, ...(webp && { webp }) };
  if (png.startsWith('data:')) return common;
  if (!isMade(preset)) return { ...common, avif: formOf(png, 'avif') };
  return {
    png: formOf(png, 'png', preset),
    webp: formOf(png, 'webp', preset),
    avif: formOf(png, 'avif', preset),
    ...scale(source, preset),
  };
}
