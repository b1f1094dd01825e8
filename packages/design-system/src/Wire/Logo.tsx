import type { ReactElement } from 'react';
import { Conductor, Frame, Mark, Wordmark } from './Logo.styles';

export interface LogoProps {
  /** Wordmark beside the mark: the name of the site or brand. */
  name: string;
  /** Accessible name, if it differs from the wordmark or only the mark is shown. */
  title?: string;
  /** `full` with the wordmark; `mark` alone in square spaces or beside the name. */
  variant?: 'full' | 'mark';
}

/**
 * Logo: a block with a wire running through it, with or without its wordmark. Without `title`, the mark alone is
 * decorative.
 */
export function Logo({ name, title, variant = 'full' }: LogoProps): ReactElement {
  const semantics = title ? { role: 'img', 'aria-label': title } : {};

  return (
    <Frame data-logo={variant} {...semantics}>
      <Mark viewBox="0 0 36 36" fill="none" aria-hidden>
        <path fill="currentColor" d="M0 0h26l10 10v17H26a6 6 0 0 1-6-6v-3A12 12 0 0 0 8 6H0z" />
        <path fill="currentColor" d="M0 12h8a6 6 0 0 1 6 6v3a12 12 0 0 0 12 12h10v3H0z" />
        <Conductor d="M0 9h8a9 9 0 0 1 9 9v3a9 9 0 0 0 9 9h10" />
      </Mark>
      {variant === 'full' && <Wordmark>{name}</Wordmark>}
    </Frame>
  );
}
