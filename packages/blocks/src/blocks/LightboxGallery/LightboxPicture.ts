/** Data of a large picture for the viewer, with texts in the reader's language. */
export interface LightboxPicture {
  readonly src: string;
  readonly avif?: string | undefined;
  readonly webp: string | undefined;
  readonly width: number;
  readonly height: number;
  /** `3 of 12` */
  readonly place: string;
}
