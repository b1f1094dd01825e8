'use client';

import type { ReactNode } from 'react';
import { FormattedDisplayName, FormattedMessage, useIntl } from 'react-intl';
import { FlashMessage } from '@kmx/design-system';

import { Description, DescriptionList } from '../shared/DescriptionList.styles';
import { UnitsName } from '../shared/UnitsName';

import { Stacked } from './Account.styles';
import { decideAccountUnits, type AccountRecord, type CountryChoice } from './accountEntries';
import { languageName } from './languageName';

export interface InternalAccountProps {
  readonly me: AccountRecord;
  readonly countries: readonly CountryChoice[];
  readonly supportEmail: string;
}

const Row = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <Description>
    <dt>{name}</dt>
    <dd>{children === '' ? <FormattedMessage id="portal.account.notGiven" /> : children}</dd>
  </Description>
);

/** "Internal employees: their account data is managed internally; they cannot edit profile or password" (section 6). */
export function InternalAccount({ me, countries, supportEmail }: InternalAccountProps) {
  const intl = useIntl();
  const { country, language, measurementSystem } = me;
  const units = decideAccountUnits({ country: country ?? '', measurementSystem }, countries);
  return (
    <Stacked>
      <FlashMessage
        isStatic
        title={intl.formatMessage({ id: 'portal.account.internalTitle' })}
        link={{
          href: `mailto:${supportEmail}`,
          dataLink: 'plain',
          text: intl.formatMessage({ id: 'portal.tile.write' }),
        }}
      >
        <FormattedMessage id="portal.account.internalText" values={{ email: supportEmail }} />
      </FlashMessage>
      <DescriptionList>
        <Row name={<FormattedMessage id="portal.account.firstName" />}>{me.firstName}</Row>
        <Row name={<FormattedMessage id="portal.account.lastName" />}>{me.lastName}</Row>
        <Row name={<FormattedMessage id="portal.account.email" />}>{me.email}</Row>
        <Row name={<FormattedMessage id="portal.account.country" />}>
          {country && <FormattedDisplayName type="region" value={country} />}
        </Row>
        <Row name={<FormattedMessage id="portal.account.language" />}>
          {language && languageName(language)}
        </Row>
        <Row name={<FormattedMessage id="portal.account.units" />}>
          <UnitsName system={units} />
        </Row>
      </DescriptionList>
    </Stacked>
  );
}
