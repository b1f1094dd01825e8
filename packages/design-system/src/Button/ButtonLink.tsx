import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons';
import type { DataLink } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AnchorFrame, Content, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonLinkProps {
  /** The address it leads to: with it the browser offers a new tab, a copy, a bookmark. */
  readonly href: string;
  /** A link takes nothing away. */
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  /** `s` in cards and menus; `m` everywhere else. */
  readonly size?: ButtonSize;
  /** After the words: `arrow-right` leads on, `download` saves, `external-link` leaves the site. */
  readonly icon?: IconName;
  /** Only where the reader would lose something here, such as a half-filled form. */
  readonly openInNewTab?: boolean;
  /** Said after the text when the link opens a new tab. */
  readonly newTabLabel?: string;
  /** How a click is handled: in the app, by the browser, or as a named action. */
  readonly dataLink?: DataLink;
  /** Language of the target, where it is another than the page’s. */
  readonly hrefLang?: string;
  /** A file name, or true: the link saves instead of opening. */
  readonly download?: string | boolean;
  /** Where it leads, in words that stand alone: "All crimping machines". */
  readonly children: ReactNode;
}

/** A link that looks like a button. */
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
