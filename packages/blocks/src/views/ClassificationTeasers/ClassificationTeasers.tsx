import type { IntlShape } from 'react-intl/server';
import { Container, Heading, Section, Stack, Text, Wire } from '@kmx/design-system';
import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';
import { classificationTeasersMessages } from './ClassificationTeasers.messages';
import {
  Anchor,
  Count,
  Description,
  Placeholder,
  Media,
  Teaser,
  Teasers,
  Content,
} from './ClassificationTeasers.styles';

export interface ClassificationTeaser {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly text?: string | undefined;
  /** Square, supports `?width=`; decorative. */
  readonly pictureUrl?: string | undefined;
  /** Including all classifications below. */
  readonly productCount: number;
}

export interface ClassificationTeasersProps {
  readonly intl: IntlShape;
  readonly items: readonly ClassificationTeaser[];
}

const titleId = 'product-areas';

function Area({ intl, item }: { intl: IntlShape; item: ClassificationTeaser }) {
  const { name, href, text, pictureUrl, productCount } = item;
  return (
    <Teaser>
      <Content>
        <Heading level={3} size="xs">
          <Anchor href={href} data-link="route">
            {name}
          </Anchor>
        </Heading>
        {text && <Description>{text}</Description>}
        <Count>
          {intl.formatMessage(classificationTeasersMessages.count, {
            count: intl.formatNumber(productCount),
          })}
        </Count>
      </Content>
      <Media>
        <ProductPicture
          intl={intl}
          url={pictureUrl ?? null}
          alt=""
          widths={[180, 480, 768]}
          sizes="(min-width: 64em) 11rem, (min-width: 48em) 30vw, 45vw"
        />
      </Media>
    </Teaser>
  );
}

/** Child classifications; "empty classifications show a 'No classifications available' placeholder" (section 8). */
export function ClassificationTeasers({ intl, items }: ClassificationTeasersProps) {
  if (items.length === 0) {
    return (
      <Section spacing="m">
        <Container>
          <Placeholder data-block="classification-teasers">
            <Wire variant="empty" />
            <Text>{intl.formatMessage(classificationTeasersMessages.none)}</Text>
          </Placeholder>
        </Container>
      </Section>
    );
  }
  return (
    <Section spacing="m" labelledBy={titleId}>
      <Container>
        <Stack gap="m">
          <Heading level={2} size="l" id={titleId}>
            {intl.formatMessage(classificationTeasersMessages.title)}
          </Heading>
          <Teasers data-block="classification-teasers">
            {items.map((item) => (
              <Area key={item.slug} intl={intl} item={item} />
            ))}
          </Teasers>
        </Stack>
      </Container>
    </Section>
  );
}
