import { Frame, Image } from './Picture.styles';

export interface PictureProps {
  /** One address, or AVIF and WebP, each also as a `srcset`, beside a PNG as fallback. */
  readonly sources: string | { readonly avif?: string; readonly webp?: string; readonly png: string };
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Width of the file in px; reserves the space together with `height`. */
  readonly width: number;
  /** Height of the file in px. */
  readonly height: number;
  /** `eager` for the picture that is initially visible, `lazy` for all others. */
  readonly loading?: 'eager' | 'lazy';
  /** `sizes` attribute of `img`; used with a `srcset`. */
  readonly sizes?: string;
  /** Cuts the lower right corner in themes that do so. */
  readonly cut?: boolean;
}

const namesWidths = (set: string) => / \d+w/.test(set);

/** Picture with reserved space. `loading="eager"` also raises its priority, for the picture at the top. */
export const Picture = ({
  sources,
  alt,
  width,
  height,
  loading = 'lazy',
  sizes,
  cut = false,
}: PictureProps) => {
  const { avif, webp, png } = typeof sources === 'string' ? { png: sources } : sources;
  return (
    <Frame $cut={cut}>
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={namesWidths(avif) ? sizes : undefined} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={namesWidths(webp) ? sizes : undefined} />}
        <Image
          src={png}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          fetchPriority={loading === 'eager' ? 'high' : undefined}
        />
      </picture>
    </Frame>
  );
};
