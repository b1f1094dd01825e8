import { Container } from '../Container/Container';
import { Anchor, Frame } from '../LanguageBanner/LanguageBanner.styles';
import type { DataLink } from '../Link/Link';
import { Section } from '../Section/Section';

export interface ReleaseRibbonProps {
  /** Visible text, such as "Next release". */
  readonly text: string;
  /** Link back to the released version. */
  readonly link: { readonly text: string; readonly href: string; readonly dataLink?: DataLink };
}

const textId = 'release-ribbon';

/** Narrow strip on top of a page that shows an unreleased version. */
export const ReleaseRibbon = ({ text, link }: ReleaseRibbonProps) => (
  <Section tone="dark" spacing="none" labelledBy={textId}>
    <Container>
      <Frame>
        <p id={textId}>{text}</p>
        <Anchor href={link.href} data-link={link.dataLink ?? 'plain'}>
          {link.text}
        </Anchor>
      </Frame>
    </Container>
  </Section>
);
