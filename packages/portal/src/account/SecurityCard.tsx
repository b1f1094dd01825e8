'use client';

import { FormattedMessage } from 'react-intl';
import { portalPaths } from '@kmx/core/portal';
import { ButtonLink, Heading } from '@kmx/design-system';

import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';

import { Card } from './Account.styles';

/** Link to password, second factor and sessions. */
export const SecurityCard = ({ locale }: { readonly locale: PortalLocale }) => (
  <Card aria-labelledby="account-security">
    <Heading level={2} size="s" id="account-security">
      <FormattedMessage id="portal.security.title" />
    </Heading>
    <p>
      <FormattedMessage id="portal.security.card" />
    </p>
    <ButtonLink
      size="s"
      variant="secondary"
      href={toPortalHref(locale, portalPaths.security)}
      dataLink="route"
    >
      <FormattedMessage id="portal.security.open" />
    </ButtonLink>
  </Card>
);
