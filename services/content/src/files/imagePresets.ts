import type { ImageSize } from 'payload';

interface Preset {
  name: string;
  width: number;
  height?: number;
}

/** The presets of the public site (specification 9); a preset without height keeps the picture's own proportions. */
const presets: readonly Preset[] = [
  { name: 'stretched', width: 1180 },
  { name: 'stretchedVideo', width: 1200, height: 675 },
  { name: 'breakOut', width: 980 },
  { name: 'inline', width: 780 },
  { name: 'asideSquare', width: 960, height: 960 },
  { name: 'asideVideo', width: 960, height: 540 },
];

const quality = 90;

/** Every preset as WebP under its own name and as PNG with the suffix `Png`. */
export const imageSizes: ImageSize[] = presets.flatMap((preset): ImageSize[] => [
  { ...preset, formatOptions: { format: 'webp', options: { quality, effort: 1 } } },
  {
    ...preset,
    name: `${preset.name}Png`,
    formatOptions: { format: 'png', options: { quality, compressionLevel: 8, effort: 1 } },
  },
]);
