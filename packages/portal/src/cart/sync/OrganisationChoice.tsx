'use client';

import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '@kmx/design-system';
import { FrameMeDocument } from '../../data/me.customerQuery';
import { CartSyncContext } from './CartSyncContext';

/** The organisation that the cart is for; nothing for people who have one. */
export function OrganisationChoice({ organisationId }: { readonly organisationId: string | null }) {
  const intl = useIntl();
  const { isSynced, choose } = useContext(CartSyncContext);
  const { data } = useQuery(FrameMeDocument, { fetchPolicy: 'cache-first' });
  const organisations = data?.me?.organisations ?? [];
  if (organisations.length < 2 || organisationId === null) return null;
  return (
    <Select
      id="cart-organisation"
      name="organisationId"
      label={intl.formatMessage({ id: 'portal.cart.organisation' })}
      options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      value={organisationId}
      disabled={!isSynced}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
