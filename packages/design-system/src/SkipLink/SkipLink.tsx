import type { ReactNode } from 'react';
import { Anchor } from './SkipLink.styles';

export interface SkipLinkProps {
  /** Fragment of the main content, such as `#content`. */
  readonly href: string;
  /** Where it leads: "Skip to content". */
  readonly children: ReactNode;
}

/** The first stop of the keyboard: leads past the header, visible while focused. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <Anchor href={href} data-link="plain">
    {children}
  </Anchor>
);
