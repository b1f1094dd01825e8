/** A large picture as the viewer shows it: plain data, every word already said in the reader's language. */
export interface LightboxPicture {
  readonly src: string;
  readonly avif?: string | undefined;
  readonly webp: string | undefined;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string | undefined;
  /** `3 of 12` */
  readonly place: string;
}

export interface LightboxLabels {
  readonly viewer: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}
