'use client';

import { FormattedMessage } from 'react-intl';
import { cartLimits } from '@kmx/core/portal';
import { FlashMessage } from '@kmx/design-system';
import { FillingStatus } from '../parts/Parts.styles';
import type { CartFilling } from './useCartFilling';

function FillingMessages({ filling }: { filling: CartFilling }) {
  switch (filling.kind) {
    case 'added':
      return (
        <FormattedMessage
          id="portal.parts.added"
          values={{ name: filling.name, quantity: filling.quantity }}
        />
      );
    case 'addedSeveral':
      return <FormattedMessage id="portal.parts.addedSeveral" values={{ count: filling.lines }} />;
    case 'full':
      return (
        <FormattedMessage
          id="portal.parts.cartFull"
          values={{ count: filling.lines, most: cartLimits.lines }}
        />
      );
  }
}

/** Announces added parts; the focus stays at the next part. */
export const FillingNotice = ({ filling }: { filling: CartFilling | undefined }) => (
  <FillingStatus role="status">
    {filling && (
      <FlashMessage key={filling.number} isStatic type={filling.kind === 'full' ? 'info' : 'success'}>
        <FillingMessages filling={filling} />
      </FlashMessage>
    )}
  </FillingStatus>
);
