'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseSchemeChoice } from '@kmx/core';
import { Heading, RadioGroup } from '@kmx/design-system';

import { Card, OptionLines } from './Account.styles';
import { readColourScheme, storeColourScheme } from './colourScheme';

/** Colour scheme of this browser instead of the account, because it depends on the screen and the room. */
export function AppearanceCard() {
  const intl = useIntl();
  const [choice, setChoice] = useState(readColourScheme);
  return (
    <Card aria-labelledby="account-appearance">
      <Heading level={2} size="s" id="account-appearance">
        <FormattedMessage id="portal.account.appearance" />
      </Heading>
      <OptionLines>
        <RadioGroup
          id="account-scheme"
          name="scheme"
          label={intl.formatMessage({ id: 'portal.account.scheme' })}
          hint={intl.formatMessage({ id: 'portal.account.schemeWhy' })}
          value={choice}
          options={[
            { value: 'system', label: intl.formatMessage({ id: 'portal.account.schemeSystem' }) },
            { value: 'light', label: intl.formatMessage({ id: 'portal.account.schemeLight' }) },
            { value: 'dark', label: intl.formatMessage({ id: 'portal.account.schemeDark' }) },
          ]}
          onChange={({ target }) => {
            const chosen = parseSchemeChoice(target.value);
            if (!chosen) return;
            storeColourScheme(chosen);
            setChoice(chosen);
          }}
        />
      </OptionLines>
    </Card>
  );
}
