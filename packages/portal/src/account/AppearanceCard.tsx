'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Heading } from '@kmx/design-system';

import { Card } from './Account.styles';
import { ColourSchemeField } from './ColourSchemeField';
import { createColourSchemeLabels } from './createColourSchemeLabels';

/** Colour scheme of this browser instead of the account, because it depends on the screen and the room. */
export function AppearanceCard() {
  const intl = useIntl();
  return (
    <Card aria-labelledby="account-appearance">
      <Heading level={2} size="s" id="account-appearance">
        <FormattedMessage id="portal.account.appearance" />
      </Heading>
      <ColourSchemeField
        {...createColourSchemeLabels((id) => intl.formatMessage({ id }))}
        id="account-scheme"
        hint={intl.formatMessage({ id: 'portal.account.schemeWhy' })}
      />
    </Card>
  );
}
