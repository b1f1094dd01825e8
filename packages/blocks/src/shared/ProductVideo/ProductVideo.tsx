import { Player } from './ProductVideo.styles';

export interface ProductVideoProps {
  readonly url: string;
  readonly posterUrl: string | null;
  /** Accessible description of the video. */
  readonly label: string;
}

/** Native player; nothing loads before playing. */
export const ProductVideo = ({ url, posterUrl, label }: ProductVideoProps) => (
  <Player
    controls
    playsInline
    preload="none"
    poster={posterUrl ?? undefined}
    width={1200}
    height={675}
    aria-label={label}
  >
    <source src={url} />
  </Player>
);
