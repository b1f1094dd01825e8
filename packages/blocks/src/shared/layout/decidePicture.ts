import { imagePresets } from '@kmx/core';
import { decideSource, type Media, type Preset } from '../../content/Media.schema';

/** Presets that are generated on the first request, from the larger one with the same proportions (section 9). */
const madeFrom = {
  story: 'asideVideo',
  contact: 'asideSquare',
  gallery: 'asideSquare',
  lightboxThumbnail: 'asideSquare',
  marketingLogo: 'inline',
} as const satisfies Record<string, Preset>;

type MadePreset = keyof typeof madeFrom;

/** A preset of the library's pictures (section 9). */
export type PicturePreset = Preset | MadePreset;

/** Public URLs of a picture, with its size. */
export interface PictureAddresses {
  readonly png: string;
  readonly webp?: string;
  /** Missing for an inline picture. */
  readonly avif?: string;
  /** `srcset` with smaller widths for phones. */
  readonly avifSet?: string;
  /** `sizes` attribute of that set. */
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
}

type Format = 'png' | 'webp' | 'avif';

/** Widths for phones, each created on the first request. */
const phoneWidths = { gallery: 480, phone: 750 } as const;

/** Returns the URL of a picture in another format or preset, as in `/media/{file name}`. */
const formOf = (url: string, format: Format, preset?: MadePreset) =>
  `${url}?${preset ? `preset=${preset}&` : ''}format=${format}`;

const isAside = (preset: Preset) => preset === 'asideSquare' || preset === 'asideVideo';

/**
 * Declares two thirds of the width on phones: the full density would select the largest file without a visible
 * difference.
 */
const sizesOf = (preset: Preset) =>
  `(max-width: 48em) 64vw, ${isAside(preset) ? '(min-width: 64em) 30rem, 50vw' : '(min-width: 75em) 73.75rem, 100vw'}`;

/** AVIF in all widths; empty for a small picture. */
function decideSet(png: string, width: number, preset: Preset): Pick<PictureAddresses, 'avifSet' | 'sizes'> {
  if (width <= phoneWidths.phone) return {};
  const narrow = Object.entries(phoneWidths).map(
    ([name, px]) => `${png}?preset=${name}&format=avif ${String(px)}w`,
  );
  const avifSet = [...narrow, `${formOf(png, 'avif')} ${String(width)}w`].join(', ');
  return { avifSet, sizes: sizesOf(preset) };
}

const isMade = (preset: PicturePreset): preset is MadePreset => preset in madeFrom;

/** Scales to the preset, never above the size of the source. */
function scale({ width, height }: { width: number; height: number }, preset: MadePreset) {
  const requested: { readonly width: number; readonly height?: number } =
    preset === 'marketingLogo' ? { width: 304, height: 52 } : imagePresets[preset];
  const factor = Math.min(
    1,
    requested.width / width,
    requested.height === undefined ? 1 : requested.height / height,
  );
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** Returns a picture in a preset, or else in its original size, in all formats; undefined without a file. */
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
  if (!isMade(preset)) return { ...common, avif: formOf(png, 'avif'), ...decideSet(png, width, preset) };
  return {
    png: formOf(png, 'png', preset),
    webp: formOf(png, 'webp', preset),
    avif: formOf(png, 'avif', preset),
    ...scale(source, preset),
  };
}

/** Converts a picture to the props of the design system's component. */
export const toPictureProps = ({ avif, avifSet, webp, png, sizes, width, height }: PictureAddresses) => ({
  sources: { avif: avifSet ?? avif, webp, png },
  sizes,
  width,
  height,
});
