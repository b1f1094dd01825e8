import type { IntlShape } from 'react-intl/server';
import { Container, Heading, Picture, Section, Stack, Text, Wire } from '@kmx/design-system';
import { classificationTeasersMessages } from './ClassificationTeasers.messages';
import {
  Anchor,
  Count,
  NoPicture,
  Placeholder,
  Teaser,
  Teasers,
  Words,
} from './ClassificationTeasers.styles';

export interface ClassificationTeaser {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly text?: string | undefined;
  /** Square, 480 wide; it only decorates. */
  readonly pictureUrl?: string | undefined;
  /** Of the area and everything below it. */
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
      <Words>
        <Heading level={3} size="m">
          <Anchor href={href} data-link="route">
            {name}
          </Anchor>
        </Heading>
        {text && (
          <Text size="xs" tone="muted">
            {text}
          </Text>
        )}
        <Count>
          {intl.formatMessage(classificationTeasersMessages.count, {
            count: intl.formatNumber(productCount),
          })}
        </Count>
      </Words>
      {pictureUrl ? (
        <Picture sources={pictureUrl} alt="" width={480} height={480} />
      ) : (
        <NoPicture>
          <Wire variant="trail" />
        </NoPicture>
      )}
    </Teaser>
  );
}

/** The classifications below a place; "empty classifications show a 'No classifications available' placeholder" (section 8). */
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
        <Stack gap="l">
          <Heading level={2} id={titleId}>
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
