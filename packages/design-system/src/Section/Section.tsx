import type { ReactNode } from 'react';
import type { ToneName } from '../tokens/tones';
import { Frame, type SectionSpacing } from './Section.styles';

export interface SectionProps {
  /** `paper` for most of a page, `mist` to set a group apart, `dark` once or twice, `accent` once at most for what must be seen. */
  readonly tone?: ToneName;
  /** `l` between chapters, `m` between parts of one, `none` where the content brings its own edge. */
  readonly spacing?: SectionSpacing;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  /** Which part of the content it shows, as `data-block-id`: for editors, who press it. */
  readonly blockId?: string | undefined;
  /** A `Container`, as wide as its content needs. */
  readonly children: ReactNode;
}

/** A band of the page on one surface. What stands on it takes the surface's colours. */
export const Section = ({ tone = 'paper', spacing = 'l', labelledBy, blockId, children }: SectionProps) => (
  <Frame
    // Left out and not undefined: that too would be written into every reader's page.
    {...(blockId !== undefined && { 'data-block-id': blockId })}
    data-tone={tone}
    data-flush={spacing === 'none' || undefined}
    $spacing={spacing}
    aria-labelledby={labelledBy}
  >
    {children}
  </Frame>
);
