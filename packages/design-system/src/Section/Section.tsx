import type { ReactNode } from 'react';
import type { ToneName } from '../tokens/tones';
import { Frame, type SectionSpacing } from './Section.styles';

export interface SectionProps {
  /**
   * `paper` for most of a page, `mist` to separate a group, `dark` once or twice, `accent` at most once for the most
   * important content.
   */
  readonly tone?: ToneName;
  /** `l` between chapters, `m` within a chapter, `none` if the content has its own padding. */
  readonly spacing?: SectionSpacing;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  /** `data-block-id` of the content, for selection by editors. */
  readonly blockId?: string | undefined;
  /** A `Container` in the width of its content. */
  readonly children: ReactNode;
}

/** Full-width band on one surface. Its content uses the surface's colours. */
export const Section = ({ tone = 'paper', spacing = 'l', labelledBy, blockId, children }: SectionProps) => (
  <Frame
    // Omitted instead of undefined, which would be serialized into every page.
    {...(blockId !== undefined && { 'data-block-id': blockId })}
    data-tone={tone}
    data-flush={spacing === 'none' || undefined}
    $spacing={spacing}
    aria-labelledby={labelledBy}
  >
    {children}
  </Frame>
);
