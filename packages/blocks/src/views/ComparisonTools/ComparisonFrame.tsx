import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Button, Heading, Text } from '@kmx/design-system';
import { comparisonToolsMessages as messages } from './ComparisonTools.messages';
import { Frame, Offer } from './ComparisonTools.styles';

export interface ComparisonFrameProps {
  readonly intl: IntlShape;
  /** Basket in the format of the address (`formatBasket`). */
  readonly basket: string;
  readonly children: ReactNode;
}

/**
 * Content of a comparison below its title. The script offers to store a comparison that is not the reader's own
 * (`data-basket-offer`), and never replaces the basket silently.
 */
export const ComparisonFrame = ({ intl, basket, children }: ComparisonFrameProps) => (
  <Frame data-comparison={basket}>
    <Offer hidden data-basket-offer>
      <Heading level={2} size="m">
        {intl.formatMessage(messages.offerTitle)}
      </Heading>
      <Text size="xs">{intl.formatMessage(messages.offerText)}</Text>
      <Button variant="secondary" data-basket-keep data-done={intl.formatMessage(messages.kept)}>
        {intl.formatMessage(messages.keep)}
      </Button>
    </Offer>
    {children}
  </Frame>
);
