import type { IntlShape } from 'react-intl/server';
import { ButtonLink, Heading, Text, Wire } from '@kmx/design-system';
import { comparisonToolsMessages as messages } from './ComparisonTools.messages';
import { Empty, Actions } from './ComparisonTools.styles';

export interface ComparisonEmptyProps {
  readonly intl: IntlShape;
  readonly productsHref: string;
  /** Comparison page without a basket; the script adds the reader's own. */
  readonly comparisonHref: string;
}

/** A comparison without products: explains its purpose and how to start. */
export const ComparisonEmpty = ({ intl, productsHref, comparisonHref }: ComparisonEmptyProps) => (
  <Empty>
    <Wire variant="empty" />
    <Heading level={2} size="l">
      {intl.formatMessage(messages.emptyTitle)}
    </Heading>
    <Text>{intl.formatMessage(messages.emptyText)}</Text>
    <Actions>
      <span data-basket-own hidden>
        <ButtonLink href={comparisonHref} dataLink="plain">
          {intl.formatMessage(messages.own)}
        </ButtonLink>
      </span>
      <ButtonLink href={productsHref} dataLink="route" variant="secondary">
        {intl.formatMessage(messages.toProducts)}
      </ButtonLink>
    </Actions>
  </Empty>
);
