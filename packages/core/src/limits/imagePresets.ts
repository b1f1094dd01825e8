export interface ImagePreset {
  readonly width: number;
  readonly height?: number;
}

/** "brand image height 96 at quality 100" (section 9); the services that make it know the quality. */
export const brandImage = { height: 96 } as const;

/** Section 9. */
export const imagePresets = {
  stretched: { width: 1180 },
  stretchedVideo: { width: 1200, height: 675 },
  breakOut: { width: 980 },
  inline: { width: 780 },
  asideSquare: { width: 960, height: 960 },
  asideVideo: { width: 960, height: 540 },
  classification: { width: 480 },
  classificationHighRes: { width: 1200 },
  product: { width: 768, height: 768 },
  galleryThumbnail: { width: 56 },
  gallery: { width: 480 },
  lightboxThumbnail: { width: 80 },
  capability: { width: 180, height: 180 },
  documentThumbnail: { width: 128, height: 180 },
  marketingLogo: { width: 52, height: 304 },
  story: { width: 768, height: 432 },
  contact: { width: 80, height: 80 },
  videoThumbnail: { width: 1180 },
} as const satisfies Record<string, ImagePreset>;

export type ImagePresetName = keyof typeof imagePresets;
