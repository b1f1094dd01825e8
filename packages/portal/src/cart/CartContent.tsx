'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { countCartPieces, type CartBuffer } from '@kmx/core/portal';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { SupportNotice } from '../notices/SupportNotice';
import { Bar, Total } from '../parts/Parts.styles';
import { CartLines, type CartLine } from './CartLines';
import { ClearCart } from './ClearCart';
import { OrderForm } from './OrderForm';
import type { OrderDraft } from './orderForm';
import { Columns, Part } from './PartsCart.styles';
import { useCartLines } from './useCartLines';
import type { usePartsOrder } from './usePartsOrder';

interface CartContentProps {
  readonly cart: CartBuffer;
  readonly draft: OrderDraft;
  readonly ordering: ReturnType<typeof usePartsOrder>;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly onDraft: (draft: OrderDraft) => void;
  readonly onQuantity: (line: CartLine, quantity: number) => void;
  readonly onClear: () => void;
  readonly onOrdered: () => void;
}

/** The lines of a cart and the form of the request; the form stays usable when the parts cannot be loaded. */
export function CartContent({
  cart,
  draft,
  ordering,
  locale,
  config,
  onDraft,
  onQuantity,
  onClear,
  onOrdered,
}: CartContentProps) {
  const intl = useIntl();
  const { outcome } = ordering;
  const rejected = outcome?.kind === 'rejected' ? outcome.articleNumbers : [];
  const { lines, error, isLoading, refetch } = useCartLines(cart, locale, rejected);
  const send = async (ready: OrderDraft) => {
    const result = await ordering.order(cart, ready);
    if (result.kind === 'requested') onOrdered();
  };
  return (
    <Columns>
      <Part>
        <Bar>
          <Total role="status">
            <FormattedMessage
              id="portal.cart.total"
              values={{ lines: lines.length, pieces: countCartPieces(cart) }}
            />
          </Total>
          <ClearCart onClear={onClear} />
        </Bar>
        {error && (
          <SupportNotice
            error={error}
            subject={intl.formatMessage({ id: 'portal.cart.title' })}
            config={config}
            isRetrying={isLoading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        <CartLines lines={lines} isBusy={isLoading} onQuantity={onQuantity} />
      </Part>
      <Part>
        <OrderForm
          draft={draft}
          organisationId={cart.organisationId}
          pieces={countCartPieces(cart)}
          config={config}
          isSending={ordering.isSending}
          onChange={onDraft}
          onOrder={(ready) => void send(ready)}
        />
      </Part>
    </Columns>
  );
}
