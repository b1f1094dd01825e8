import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { ButtonLink, Container, Heading, Section, Text, type IconName } from '@kmx/design-system';
import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';
import { classificationHeaderMessages } from './ClassificationHeader.messages';
import { Figure, Figures, Media, Split, Links, Content } from './ClassificationHeader.styles';

export interface ClassificationHeaderProps {
  readonly intl: IntlShape;
  readonly title: string;
  readonly text?: string | undefined;
  /** Square, supports `?width=`; decorative. */
  readonly pictureUrl?: string | undefined;
  /** Number of direct children; 0 is not shown. */
  readonly areaCount: number;
  /** Number of products here and below; 0 is not shown. */
  readonly productCount: number;
  /** Form that narrows the products below. */
  readonly form?: ReactNode;
  /** Further links. */
  readonly links?: readonly { readonly href: string; readonly text: string; readonly icon: IconName }[];
}

/** Head of a page of the hierarchy: description of the classification, number of products, and further links. */
export function ClassificationHeader({
  intl,
  title,
  text,
  pictureUrl,
  areaCount,
  productCount,
  form,
  links = [],
}: ClassificationHeaderProps) {
  const figures = [
    { ...classificationHeaderMessages.areas, count: areaCount },
    { ...classificationHeaderMessages.products, count: productCount },
  ].filter(({ count }) => count > 0);
  return (
    <Section spacing="none">
      <Container>
        <Split data-block="classification-header">
          <Content>
            <Heading level={1} size="xl">
              {title}
            </Heading>
            {text && <Text tone="muted">{text}</Text>}
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
            {form}
            {links.length > 0 && (
              <Links>
                {links.map(({ href, text: words, icon }) => (
                  <ButtonLink key={href} href={href} variant="secondary" icon={icon} dataLink="route">
                    {words}
                  </ButtonLink>
                ))}
              </Links>
            )}
          </Content>
          {pictureUrl && (
            <Media>
              <ProductPicture
                intl={intl}
                url={pictureUrl}
                alt=""
                widths={[180, 480, 768]}
                sizes="(min-width: 37.5em) 18rem, 28vw"
                loading="eager"
                isCut
              />
            </Media>
          )}
        </Split>
      </Container>
    </Section>
  );
}
