'use client';

import { FormattedMessage } from 'react-intl';
import { portalPaths } from '@kmx/core/portal';
import { ButtonLink, Heading } from '@kmx/design-system';

import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';

import { Card } from './Account.styles';

export const NotificationsCard = ({ locale }: { readonly locale: PortalLocale }) => (
  <Card aria-labelledby="account-notifications">
    <Heading level={2} size="s" id="account-notifications">
      <FormattedMessage id="portal.notifications.title" />
    </Heading>
    <p>
      <FormattedMessage id="portal.notifications.card" />
    </p>
    <ButtonLink
      size="s"
      variant="secondary"
      href={toPortalHref(locale, portalPaths.notifications)}
      dataLink="route"
    >
      <FormattedMessage id="portal.notifications.open" />
    </ButtonLink>
  </Card>
);
