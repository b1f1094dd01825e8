import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor, Mark } from './Link.styles';

/** How the site treats a click: soft navigation, the browser's own, or a named action (specification, 2.5). */
export type DataLink = 'route' | 'plain' | 'action';

export interface LinkProps {
  readonly href: string;
  /** Marks a link that leaves the site with an icon. */
  readonly isExternal?: boolean;
  readonly openInNewTab?: boolean;
  readonly newTabLabel?: string;
  readonly dataLink?: DataLink;
  readonly hrefLang?: string;
  readonly children: ReactNode;
}

/** A link in running text. */
export const Link = ({
  href,
  isExternal = false,
  openInNewTab = false,
  newTabLabel,
  dataLink,
  hrefLang,
  children,
}: LinkProps) => (
  <Anchor
    href={href}
    hrefLang={hrefLang}
    data-link={dataLink}
    target={openInNewTab ? '_blank' : undefined}
    rel={openInNewTab ? 'noopener' : undefined}
  >
    {children}
    {(isExternal || openInNewTab) && (
      <Mark>
        <Icon name="external-link" size={16} />
      </Mark>
    )}
    {openInNewTab && newTabLabel && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
  </Anchor>
);
