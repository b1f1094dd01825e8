import type { ReactNode } from 'react';
import { Anchor } from './SkipLink.styles';

export interface SkipLinkProps {
  /** Fragment of the main content, such as `#content`. */
  readonly href: string;
  /** Name of the target: "Skip to content". */
  readonly children: ReactNode;
}

/** First element of the tab order: skips the header, visible while focused. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <Anchor href={href} data-link="plain">
    {children}
  </Anchor>
);
