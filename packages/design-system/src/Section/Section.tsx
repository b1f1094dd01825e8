import type { ReactNode } from 'react';
import type { ToneName } from '../tokens/tones';
import { Frame, type SectionSpacing } from './Section.styles';

export interface SectionProps {
  readonly tone?: ToneName;
  readonly spacing?: SectionSpacing;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  /** Which part of the content it shows, as `data-block-id`: for editors, who press it. */
  readonly blockId?: string | undefined;
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
