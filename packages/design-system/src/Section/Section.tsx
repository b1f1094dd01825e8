import type { ReactNode } from 'react';
import type { ToneName } from '../tokens/tones';
import { Frame, type SectionSpacing } from './Section.styles';

export interface SectionProps {
  readonly tone?: ToneName;
  readonly spacing?: SectionSpacing;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A band of the page on one surface. What stands on it takes the surface's colours. */
export const Section = ({ tone = 'paper', spacing = 'l', labelledBy, children }: SectionProps) => (
  <Frame
    data-tone={tone}
    data-flush={spacing === 'none' || undefined}
    $spacing={spacing}
    aria-labelledby={labelledBy}
  >
    {children}
  </Frame>
);
