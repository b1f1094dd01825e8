'use client';

import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { ButtonLink, FlashMessage } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { useDraft } from '../data/useDraft';
import { EmptyState } from '../notices/EmptyState';
import { NoAccess } from '../parts/NoAccess';
import { createProductInfoListHref } from '../parts/productInfoAddresses';
import { canUseParts } from '../shared/canUse';
import { PortalHeading } from '../shared/PortalHeading';
import { CartContent } from './CartContent';
import { FillingNotice } from './FillingNotice';
import { PartLists } from './lists/PartLists';
import { emptyOrder, orderDraftSchema, type OrderDraft } from './orderForm';
import { OrderNotice } from './OrderNotice';
import { Screen } from './PartsCart.styles';
import { RemovedNotice, type RemovedLine } from './RemovedNotice';
import { CartSyncContext } from './sync/CartSyncContext';
import { OrganisationChoice } from './sync/OrganisationChoice';
import { SyncNotice } from './sync/SyncNotice';
import { useCartFilling } from './useCartFilling';
import { usePartsCart } from './usePartsCart';
import { usePartsOrder } from './usePartsOrder';

export interface PartsCartProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

function EmptyCart({ locale }: Pick<PartsCartProps, 'locale'>) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'portal.cart.empty.title' })}
      text={intl.formatMessage({ id: 'portal.cart.empty.text' })}
      action={
        <ButtonLink href={createProductInfoListHref(locale)} dataLink="route" variant="secondary" size="s">
          <FormattedMessage id="portal.cart.toProducts" />
        </ButtonLink>
      }
    />
  );
}

function CartScreen({ locale, user, config }: PartsCartProps) {
  const intl = useIntl();
  const { cart, isStored, add, setQuantity, clear, removeOrdered } = usePartsCart(user.id);
  const { isSynced } = useContext(CartSyncContext);
  const { filling, fill } = useCartFilling(user.id);
  const ordering = usePartsOrder();
  const [draft, setDraft, clearDraft] = useDraft('cart.order', orderDraftSchema, emptyOrder);
  const [removed, setRemoved] = useState<RemovedLine>();
  const endOrder = () => {
    setRemoved(undefined);
    removeOrdered(cart);
    clearDraft();
  };
  const orderAnother = async (sent: OrderDraft) => {
    const locationId = draft.locationId || sent.locationId;
    const result = await ordering.orderAnother(cart, { ...draft, locationId });
    if (result.kind === 'requested') endOrder();
  };
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.dashboard.overline' })}
        title={intl.formatMessage({ id: 'portal.cart.title' })}
        lead={<FormattedMessage id="portal.cart.lead" />}
      />
      <OrganisationChoice organisationId={cart.organisationId} />
      <SyncNotice />
      {!isStored && !isSynced && (
        <FlashMessage isStatic>
          <FormattedMessage id="portal.cart.notKept" />
        </FlashMessage>
      )}
      {ordering.outcome && (
        <OrderNotice
          outcome={ordering.outcome}
          config={config}
          locale={locale}
          isSending={ordering.isSending}
          onKeep={() => {
            ordering.clearOutcome();
            setRemoved(undefined);
            clear();
            clearDraft();
          }}
          onAnother={(sent) => void orderAnother(sent)}
        />
      )}
      {removed && (
        <RemovedNotice
          removed={removed}
          onUndo={() => {
            add([removed]);
            setRemoved(undefined);
          }}
        />
      )}
      <FillingNotice filling={filling} />
      {cart.parts.length === 0 ? (
        <EmptyCart locale={locale} />
      ) : (
        <CartContent
          cart={cart}
          draft={draft}
          ordering={ordering}
          locale={locale}
          config={config}
          onDraft={setDraft}
          onQuantity={({ line, part }, quantity) => {
            setRemoved(quantity < 1 ? { ...line, name: part?.name ?? line.articleNumber } : undefined);
            setQuantity(line.key, quantity);
          }}
          onClear={() => {
            setRemoved(undefined);
            ordering.clearOutcome();
            clear();
          }}
          onOrdered={endOrder}
        />
      )}
      {cart.organisationId !== null && (
        <PartLists
          key={cart.organisationId}
          organisationId={cart.organisationId}
          cart={cart}
          locale={locale}
          config={config}
          onAdd={fill}
        />
      )}
    </Screen>
  );
}

/** The parts of the cart, and the request for them (section 4, "Parts cart"; prices are not shown). */
export const PartsCart = (props: PartsCartProps) =>
  canUseParts(props.user) ? (
    <CartScreen {...props} />
  ) : (
    <NoAccess application="productinfo" locale={props.locale} />
  );
