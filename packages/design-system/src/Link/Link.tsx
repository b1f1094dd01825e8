import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor, Mark } from './Link.styles';

/** How the site treats a click: soft navigation, the browser's own, or a named action (specification, 2.5). */
export type DataLink = 'route' | 'plain' | 'action';

export interface LinkProps {
  /** The address it leads to. */
  readonly href: string;
  /** Marks a link that leaves the site with an icon. */
  readonly isExternal?: boolean;
  /** Only where the reader would lose something here. */
  readonly openInNewTab?: boolean;
  /** Read out after the words when it opens a new tab: "(opens in a new tab)". */
  readonly newTabLabel?: string;
  /** How a click is handled: `route` in the app, `plain` by the browser, `action` by name. */
  readonly dataLink?: DataLink;
  /** Language of the target, where it is another than the page’s. */
  readonly hrefLang?: string;
  /** The name of the target, as its own page has it; never "here". */
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
