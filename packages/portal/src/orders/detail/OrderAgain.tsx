'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Button, FlashMessage } from '@kmx/design-system';
import type { PortalLocale } from '../../app/PortalConfig';
import { CartLink } from '../../cart/CartLink';
import { FillingNotice } from '../../cart/FillingNotice';
import { useCartFilling } from '../../cart/useCartFilling';
import { BarGroup, Part } from '../../parts/Parts.styles';
import { splitReorderedLines, type OrderedLine } from './orderAgain';

interface OrderAgainProps {
  readonly lines: readonly OrderedLine[];
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

/** Puts the lines of an order into the cart; names the parts that are no longer sold. */
export function OrderAgain({ lines, locale, user }: OrderAgainProps) {
  const intl = useIntl();
  const { filling, fill } = useCartFilling(user.id);
  const { available, discontinued } = splitReorderedLines(lines);
  const names = intl.formatList(
    discontinued.map(({ name, articleNumber }) => `${name} (${articleNumber})`),
    { type: 'conjunction' },
  );
  return (
    <Part>
      {discontinued.length > 0 && (
        <FlashMessage isStatic>
          <FormattedMessage
            id={available.length > 0 ? 'portal.orders.again.without' : 'portal.orders.again.none'}
            values={{ names, count: discontinued.length }}
          />
        </FlashMessage>
      )}
      <FillingNotice filling={filling} />
      <BarGroup>
        {available.length > 0 && (
          <Button icon="cart" variant={filling ? 'secondary' : 'primary'} onClick={() => fill(available)}>
            <FormattedMessage id="portal.orders.again" values={{ count: available.length }} />
          </Button>
        )}
        {filling && <CartLink userId={user.id} locale={locale} />}
      </BarGroup>
    </Part>
  );
}
