import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons';
import type { DataLink } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AnchorFrame, Content, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonLinkProps {
  /** Target URL; browsers offer to open it in a new tab, copy it or bookmark it. */
  readonly href: string;
  /** Links have no destructive variant. */
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  /** `s` in cards and menus; `m` everywhere else. */
  readonly size?: ButtonSize;
  /** Icon after the label: `arrow-right` for a page, `download` for a file, `external-link` for another site. */
  readonly icon?: IconName;
  /** Only if the reader would lose something on this page, such as a half-filled form. */
  readonly openInNewTab?: boolean;
  /** Appended for screen readers if the link opens a new tab. */
  readonly newTabLabel?: string;
  /** Handling of a click: in the app, by the browser, or as a named action. */
  readonly dataLink?: DataLink;
  /** Language of the target, if it differs from the page’s. */
  readonly hrefLang?: string;
  /** A file name, or true: downloads the target. */
  readonly download?: string | boolean;
  /** Describes the target without context: "All crimping machines". */
  readonly children: ReactNode;
}

export const ButtonLink = ({
  href,
  variant = 'primary',
  size = 'm',
  icon,
  openInNewTab = false,
  newTabLabel,
  dataLink,
  hrefLang,
  download,
  children,
}: ButtonLinkProps) => (
  <AnchorFrame
    href={href}
    hrefLang={hrefLang}
    download={download}
    data-link={dataLink}
    target={openInNewTab ? '_blank' : undefined}
    rel={openInNewTab ? 'noopener' : undefined}
    $variant={variant}
    $size={size}
  >
    <Content>
      <span>{children}</span>
      {icon && <Icon name={icon} size={16} />}
      {openInNewTab && newTabLabel && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
    </Content>
  </AnchorFrame>
);
