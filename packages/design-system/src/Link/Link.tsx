import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor, Mark } from './Link.styles';

/** Handling of a click by the site: soft navigation, the browser's own, or a named action (specification, 2.5). */
export type DataLink = 'route' | 'plain' | 'action';

export interface LinkProps {
  /** Target URL. */
  readonly href: string;
  /** Marks an external link with an icon. */
  readonly isExternal?: boolean;
  /** Only if the reader would lose something on this page. */
  readonly openInNewTab?: boolean;
  /** Appended for screen readers if it opens a new tab: "(opens in a new tab)". */
  readonly newTabLabel?: string;
  /** Handling of a click: `route` in the app, `plain` by the browser, `action` by name. */
  readonly dataLink?: DataLink;
  /** Language of the target, if it differs from the page’s. */
  readonly hrefLang?: string;
  /** Title of the target page; never "here". */
  readonly children: ReactNode;
}

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
