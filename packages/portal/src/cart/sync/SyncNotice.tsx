'use client';

import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartRejection } from '@kmx/core/machines/cartSync';
import { cartLimits } from '@kmx/core/portal';
import { Button, FlashMessage, IconButton } from '@kmx/design-system';
import { BarGroup } from '../../parts/Parts.styles';
import { CartSyncContext, type CartSync } from './CartSyncContext';

const rejectionIds = {
  tooMany: 'portal.cart.local.tooMany',
  invalid: 'portal.cart.local.rejected',
  unknownOrganisation: 'portal.cart.local.rejected',
} as const satisfies Record<CartRejection, string>;

const ServiceDown = ({ sync }: { sync: CartSync }) => (
  <FlashMessage>
    <BarGroup>
      <FormattedMessage id="portal.cart.local" />
      <Button variant="secondary" size="s" icon="undo" disabled={sync.isRetrying} onClick={sync.retry}>
        <FormattedMessage id="portal.problem.retry" />
      </Button>
    </BarGroup>
  </FlashMessage>
);

function Conflicts({ sync }: { sync: CartSync }) {
  const intl = useIntl();
  const lines = sync.conflicts.map(({ articleNumber: number, kept: quantity }) =>
    intl.formatMessage({ id: 'portal.cart.conflict.line' }, { number, quantity }),
  );
  return (
    <FlashMessage
      closeControl={
        <IconButton
          icon="close"
          size={16}
          label={intl.formatMessage({ id: 'portal.users.hide' })}
          onClick={sync.dismissConflicts}
        />
      }
    >
      <FormattedMessage
        id="portal.cart.conflict"
        values={{ lines: intl.formatList(lines, { type: 'unit' }) }}
      />
    </FlashMessage>
  );
}

/** Says what the account does not have of this cart, and which quantities another device has changed. */
export function SyncNotice() {
  const sync = useContext(CartSyncContext);
  return (
    <>
      {sync.isFailing && <ServiceDown sync={sync} />}
      {!sync.isFailing && sync.rejection && (
        <FlashMessage type="error">
          <FormattedMessage id={rejectionIds[sync.rejection]} values={{ most: cartLimits.lines }} />
        </FlashMessage>
      )}
      {sync.conflicts.length > 0 && <Conflicts sync={sync} />}
    </>
  );
}
