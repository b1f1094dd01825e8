import { z } from 'zod';
import { optionalText } from './fields.schema';

/** The image presets of the media library, each as webp and png (specification, section 9). */
export const presets = [
  'stretched',
  'stretchedVideo',
  'breakOut',
  'inline',
  'asideSquare',
  'asideVideo',
] as const;
export type Preset = (typeof presets)[number];

/** Picture in one size; `webp` is missing if the library stores a single format. */
export interface PictureSource {
  readonly png: string;
  readonly webp?: string | undefined;
  readonly width: number;
  readonly height: number;
}

export interface Media {
  readonly alt: string;
  /** Presets that the library has created: none is larger than the original. */
  readonly presets: Readonly<Partial<Record<Preset, PictureSource>>>;
  readonly original: PictureSource | undefined;
}

const size = z
  .object({ url: z.string().nullable(), width: z.number().nullable(), height: z.number().nullable() })
  .nullable();
type Size = z.output<typeof size>;

const sizes = z.object({
  stretched: size,
  stretchedPng: size,
  stretchedVideo: size,
  stretchedVideoPng: size,
  breakOut: size,
  breakOutPng: size,
  inline: size,
  inlinePng: size,
  asideSquare: size,
  asideSquarePng: size,
  asideVideo: size,
  asideVideoPng: size,
});

function toSource(png: Size, webp: Size): PictureSource | undefined {
  if (!png?.url || !png.width || !png.height) return undefined;
  return { png: png.url, webp: webp?.url ?? undefined, width: png.width, height: png.height };
}

const media = z.object({
  id: z.string(),
  alt: z.string().nullable(),
  url: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  sizes: sizes.nullable(),
});

const toMedia = ({ alt, url, width, height, sizes: made }: z.output<typeof media>): Media => ({
  alt: alt ?? '',
  original: toSource({ url, width, height }, null),
  presets:
    made === null
      ? {}
      : {
          stretched: toSource(made.stretchedPng, made.stretched),
          stretchedVideo: toSource(made.stretchedVideoPng, made.stretchedVideo),
          breakOut: toSource(made.breakOutPng, made.breakOut),
          inline: toSource(made.inlinePng, made.inline),
          asideSquare: toSource(made.asideSquarePng, made.asideSquare),
          asideVideo: toSource(made.asideVideoPng, made.asideVideo),
        },
});

/** A missing picture is valid: a placeholder is shown. */
export const mediaSchema = media
  .nullable()
  .transform((picture): Media | undefined => (picture === null ? undefined : toMedia(picture)));

/** A picture that is displayed with its credit, as editors write it: "Photo: Anna Muster". */
export const creditedMediaSchema = media
  .extend({ credit: optionalText })
  .nullable()
  .transform((picture) => (picture === null ? undefined : { ...toMedia(picture), credit: picture.credit }));

export const decideSource = (media: Media | undefined, preset: Preset): PictureSource | undefined =>
  media?.presets[preset] ?? media?.original;
