import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../Container/Container';
import type { DataLink } from '../Link/Link';
import { Wire } from '../Wire';
import {
  Anchor,
  Column,
  ColumnTitle,
  Columns,
  Divider,
  Frame,
  Legal,
  LegalList,
  SummaryTitle,
} from './SiteFooter.styles';

export interface SiteFooterLink {
  readonly id: string;
  readonly text: string;
  readonly href: string;
  readonly dataLink?: DataLink;
}

export interface SiteFooterColumn {
  readonly id: string;
  readonly title: string;
  readonly links: readonly SiteFooterLink[];
}

export interface SiteFooterProps {
  /** Three or four of at most six links, in the order of the header. */
  readonly columns: readonly SiteFooterColumn[];
  /** Imprint, privacy, terms: in the line below the columns. */
  readonly legal: readonly SiteFooterLink[];
  /** Year and owner of the site. */
  readonly note?: ReactNode;
  /** `SiteFooterButton`s, after the legal links. */
  readonly actions?: ReactNode;
  /** Accessible name of the navigation. */
  readonly label: string;
}

function FooterLink({ link }: { link: SiteFooterLink }) {
  return (
    <li>
      <Anchor href={link.href} data-link={link.dataLink ?? 'route'}>
        {link.text}
      </Anchor>
    </li>
  );
}

export type SiteFooterButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'type'>;

/** Button among the links of the footer; accepts all attributes of `button`. */
export const SiteFooterButton = (attributes: SiteFooterButtonProps) => (
  <li>
    <Anchor as="button" {...attributes} type="button" />
  </li>
);

/**
 * Footer of every page on the theme's dark surface, with collapsed columns on a phone and the wire above the legal
 * line.
 */
export const SiteFooter = ({ columns, legal, note, actions, label }: SiteFooterProps) => (
  <Frame data-tone="dark">
    <Container>
      <nav aria-label={label}>
        <Columns>
          {columns.map(({ id, title, links }) => (
            <div key={id}>
              <ColumnTitle>{title}</ColumnTitle>
              <Column>
                <summary>
                  <SummaryTitle>{title}</SummaryTitle>
                </summary>
                <ul>
                  {links.map((link) => (
                    <FooterLink key={link.id} link={link} />
                  ))}
                </ul>
              </Column>
            </div>
          ))}
        </Columns>
      </nav>
      <Divider>
        <Wire variant="divider" />
      </Divider>
      <Legal>
        {note && <p>{note}</p>}
        <LegalList>
          {legal.map((link) => (
            <FooterLink key={link.id} link={link} />
          ))}
          {actions}
        </LegalList>
      </Legal>
    </Container>
  </Frame>
);
