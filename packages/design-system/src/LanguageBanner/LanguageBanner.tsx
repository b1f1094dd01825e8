import type { ReactNode } from 'react';
import { Container } from '../Container/Container';
import type { DataLink } from '../Link/Link';
import { Section } from '../Section/Section';
import { Anchor, Frame, Links } from './LanguageBanner.styles';

export interface LanguageBannerLink {
  readonly text: string;
  readonly href: string;
  /** Language of the text and of the target page, such as `de` or `de-CH`. */
  readonly hrefLang: string;
  readonly dataLink?: DataLink;
}

export interface LanguageBannerProps {
  /** Existing languages of the page, each in its own name. */
  readonly links?: readonly LanguageBannerLink[];
  /** Language of the notice, if it differs from the surrounding page's. */
  readonly lang?: string;
  /** One sentence in the reader’s language. */
  readonly children: ReactNode;
}

/** Notice that the page is not in the reader's language, with links to its languages. */
export const LanguageBanner = ({ links = [], lang, children }: LanguageBannerProps) => (
  <Section tone="mist" spacing="none">
    <Container>
      <Frame>
        <p lang={lang}>{children}</p>
        {links.length > 0 && (
          <Links>
            {links.map(({ text, href, hrefLang, dataLink = 'route' }) => (
              <li key={hrefLang}>
                <Anchor href={href} hrefLang={hrefLang} lang={hrefLang} data-link={dataLink}>
                  {text}
                </Anchor>
              </li>
            ))}
          </Links>
        )}
      </Frame>
    </Container>
  </Section>
);
