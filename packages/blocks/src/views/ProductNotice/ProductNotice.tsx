import type { IntlShape } from 'react-intl/server';
import type { ProductStatus } from '@kmx/core';
import { Container, Icon, Link } from '@kmx/design-system';
import { productNoticeMessages as messages } from './ProductNotice.messages';
import { Frame, Line, Text } from './ProductNotice.styles';

export interface ProductNoticeProps {
  readonly intl: IntlShape;
  readonly name: string;
  readonly status: ProductStatus;
  readonly successor?: { readonly name: string; readonly href: string };
}

/** Notice that a product is no longer sold, with its successor; renders nothing for an active product. */
export function ProductNotice({ intl, name, status, successor }: ProductNoticeProps) {
  if (status === 'active') return null;
  return (
    <Frame role="note" data-product-notice={status}>
      <Container>
        <Line>
          <Icon name="info" size={24} />
          <Text>
            {intl.formatMessage(messages[status], { product: name })}{' '}
            {successor && (
              <Link href={successor.href} dataLink="route">
                {intl.formatMessage(messages.successor, { successor: successor.name })}
              </Link>
            )}
          </Text>
        </Line>
      </Container>
    </Frame>
  );
}
