'use client';

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Heading, Select, Text, TextArea, TextField } from '@kmx/design-system';
import type { DeliveryLocationsQuery } from '../__generated__/customer/graphql';
import type { PortalConfig } from '../app/PortalConfig';
import { Skeleton } from '../notices/Skeleton';
import { SupportNotice } from '../notices/SupportNotice';
import { createLocationLabel } from '../tickets/shared/locationLabel';
import { ApprovalHint } from './ApprovalHint';
import { DeliveryLocationsDocument } from './order.customerQuery';
import { completeOrder, orderLengths, type OrderDraft } from './orderForm';
import { Form, Footer } from './PartsCart.styles';

type Locations = NonNullable<DeliveryLocationsQuery['locations']>;

interface OrderFormProps {
  readonly draft: OrderDraft;
  /** The organisation of the cart, once it is known. */
  readonly organisationId: string | null;
  readonly pieces: number;
  readonly config: PortalConfig;
  readonly isSending: boolean;
  readonly onChange: (draft: OrderDraft) => void;
  /** Given the draft with what leaves no choice filled in. */
  readonly onOrder: (draft: OrderDraft) => void;
}

function useLocationOptions(locations: Locations) {
  const intl = useIntl();
  const { compare } = new Intl.Collator(intl.locale);
  return locations
    .map((location) => ({ value: location.id, label: createLocationLabel(intl, location) }))
    .toSorted((a, b) => compare(a.label, b.label));
}

function OrderFields({
  draft,
  locations,
  error,
  onChange,
}: Pick<OrderFormProps, 'draft' | 'onChange'> & { locations: Locations; error?: string }) {
  const intl = useIntl();
  const options = useLocationOptions(locations);
  return (
    <>
      <Select
        id="order-location"
        name="locationId"
        label={intl.formatMessage({ id: 'portal.cart.location' })}
        placeholder={intl.formatMessage({ id: 'portal.account.choose' })}
        options={options}
        isRequired
        mark={intl.formatMessage({ id: 'portal.shared.required' })}
        error={error}
        value={draft.locationId}
        onChange={({ target }) => onChange({ ...draft, locationId: target.value })}
      />
      <TextField
        id="order-reference"
        name="customerReference"
        label={intl.formatMessage({ id: 'portal.cart.reference' })}
        mark={intl.formatMessage({ id: 'portal.shared.optional' })}
        autoComplete="off"
        maxLength={orderLengths.customerReference}
        value={draft.customerReference}
        onChange={({ target }) => onChange({ ...draft, customerReference: target.value })}
      />
      <TextArea
        id="order-note"
        name="note"
        label={intl.formatMessage({ id: 'portal.cart.note' })}
        mark={intl.formatMessage({ id: 'portal.shared.optional' })}
        rows={3}
        maxLength={orderLengths.note}
        value={draft.note}
        onChange={({ target }) => onChange({ ...draft, note: target.value })}
      />
    </>
  );
}

function LoadedForm({
  draft: storedDraft,
  locations,
  pieces,
  isSending,
  onChange,
  onOrder,
}: OrderFormProps & { locations: Locations }) {
  const intl = useIntl();
  const [isChecked, setChecked] = useState(false);
  const draft = completeOrder(storedDraft, locations);
  const isFaulty = isChecked && draft.locationId === '';
  const submit = () => {
    setChecked(true);
    if (draft.locationId === '') document.getElementById('order-location')?.focus();
    else onOrder(draft);
  };
  return (
    <Form
      noValidate
      aria-labelledby="order-title"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <OrderFields
        draft={draft}
        locations={locations}
        error={isFaulty ? intl.formatMessage({ id: 'portal.account.error.value' }) : undefined}
        onChange={onChange}
      />
      <ApprovalHint
        organisationId={locations.find(({ id }) => id === draft.locationId)?.organisation.id}
        pieces={pieces}
      />
      <Footer>
        <Button
          type="submit"
          isLoading={isSending}
          loadingLabel={intl.formatMessage({ id: 'portal.request.sending' })}
        >
          <FormattedMessage id="portal.cart.send" />
        </Button>
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.cart.noPrices" />
        </Text>
      </Footer>
    </Form>
  );
}

/** Fields for the location, the reference and a note. */
export function OrderForm(props: OrderFormProps) {
  const intl = useIntl();
  const { data, error, loading, refetch } = useQuery(DeliveryLocationsDocument);
  const { organisationId } = props;
  const locations = data?.locations?.filter(
    ({ organisation }) => organisationId === null || organisation.id === organisationId,
  );
  const title = intl.formatMessage({ id: 'portal.cart.order' });
  return (
    <>
      <Heading level={2} size="m" id="order-title">
        {title}
      </Heading>
      {locations && <LoadedForm {...props} locations={locations} />}
      {!locations && error && (
        <SupportNotice
          error={error}
          subject={title}
          config={props.config}
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!locations && !error && <Skeleton lines={4} />}
    </>
  );
}
