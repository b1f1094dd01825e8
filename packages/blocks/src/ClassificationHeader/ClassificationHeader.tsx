import type { IntlShape } from 'react-intl/server';
import { ButtonLink, Container, Heading, Picture, Section, Text, type IconName } from '@kmx/design-system';
import { classificationHeaderMessages } from './ClassificationHeader.messages';
import { Figure, Figures, Scene, Split, Ways, Words } from './ClassificationHeader.styles';

export interface ClassificationHeaderProps {
  readonly intl: IntlShape;
  readonly title: string;
  readonly text?: string | undefined;
  /** Square, 1200 wide; it only decorates. */
  readonly pictureUrl?: string | undefined;
  /** How many classifications are right below; 0 is not told. */
  readonly areaCount: number;
  /** How many products there are here and below; 0 is not told. */
  readonly productCount: number;
  /** Where else to go from here. */
  readonly ways?: readonly { readonly href: string; readonly text: string; readonly icon: IconName }[];
}

/** The head of a page of the hierarchy: what the area is, how much is in it, and the ways to choose from it. */
export function ClassificationHeader({
  intl,
  title,
  text,
  pictureUrl,
  areaCount,
  productCount,
  ways = [],
}: ClassificationHeaderProps) {
  const figures = [
    { ...classificationHeaderMessages.areas, count: areaCount },
    { ...classificationHeaderMessages.products, count: productCount },
  ].filter(({ count }) => count > 0);
  return (
    <Section spacing="m">
      <Container>
        <Split data-block="classification-header">
          <Words>
            <Heading level={1}>{title}</Heading>
            {text && (
              <Text size="m" tone="muted">
                {text}
              </Text>
            )}
            {figures.length > 0 && (
              <Figures>
                {figures.map(({ count, ...message }) => (
                  <Figure key={message.id}>
                    <dt>{intl.formatMessage(message)}</dt>
                    <dd>{intl.formatNumber(count)}</dd>
                  </Figure>
                ))}
              </Figures>
            )}
            {ways.length > 0 && (
              <Ways>
                {ways.map(({ href, text: words, icon }) => (
                  <ButtonLink key={href} href={href} variant="secondary" icon={icon} dataLink="route">
                    {words}
                  </ButtonLink>
                ))}
              </Ways>
            )}
          </Words>
          {pictureUrl && (
            <Scene>
              <Picture sources={pictureUrl} alt="" width={1200} height={1200} loading="eager" cut />
            </Scene>
          )}
        </Split>
      </Container>
    </Section>
  );
}
