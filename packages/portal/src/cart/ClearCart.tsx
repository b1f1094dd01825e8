'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Text } from '@kmx/design-system';
import { ConfirmDialog } from '../shared/ConfirmDialog';

/** Empties the cart, after asking: it cannot be filled again at once. */
export function ClearCart({ onClear }: { onClear: () => void }) {
  const intl = useIntl();
  const [isConfirming, setConfirming] = useState(false);
  const cancel = () => setConfirming(false);
  return (
    <>
      <Button variant="ghost" size="s" icon="trash" onClick={() => setConfirming(true)}>
        <FormattedMessage id="portal.cart.clear" />
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'portal.cart.clear.title' })}
          confirmLabel={intl.formatMessage({ id: 'portal.cart.clear' })}
          onConfirm={() => {
            setConfirming(false);
            onClear();
          }}
          onCancel={cancel}
        >
          <Text size="xs">
            <FormattedMessage id="portal.cart.clear.text" />
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
