'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Text } from '@kmx/design-system';
import { Dialog } from '@kmx/design-system/workspace';
import { DialogActions } from '../shared/DialogActions';

/** Empties the cart, after asking: it cannot be filled again at once. */
export function ClearCart({ onClear }: { onClear: () => void }) {
  const intl = useIntl();
  const [isAsked, setAsked] = useState(false);
  const cancel = () => setAsked(false);
  return (
    <>
      <Button variant="ghost" size="s" icon="trash" onClick={() => setAsked(true)}>
        <FormattedMessage id="portal.cart.clear" />
      </Button>
      {isAsked && (
        <Dialog
          title={intl.formatMessage({ id: 'portal.cart.clear.title' })}
          closeLabel={intl.formatMessage({ id: 'portal.shared.cancel' })}
          onClose={cancel}
          actions={
            <DialogActions onCancel={cancel}>
              <Button
                onClick={() => {
                  setAsked(false);
                  onClear();
                }}
              >
                <FormattedMessage id="portal.cart.clear" />
              </Button>
            </DialogActions>
          }
        >
          <Text size="xs">
            <FormattedMessage id="portal.cart.clear.text" />
          </Text>
        </Dialog>
      )}
    </>
  );
}
