/** A large picture as the viewer shows it: plain data, with every text in the reader's language. */
export interface LightboxPicture {
  readonly src: string;
  readonly avif?: string | undefined;
  readonly webp: string | undefined;
  readonly width: number;
  readonly height: number;
  /** `3 of 12` */
  readonly place: string;
}
