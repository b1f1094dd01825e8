import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '@kmx/design-system';
import type { PortalLocale } from '../app/PortalConfig';
import { BackLink } from '../shared/Detail.styles';
import { createUserListHref } from './userAddresses';

interface BackToUsersProps {
  readonly locale: PortalLocale;
  readonly ref?: Ref<HTMLAnchorElement>;
}

export const BackToUsers = ({ locale, ref }: BackToUsersProps) => (
  <BackLink ref={ref} href={createUserListHref(locale)} data-link="route">
    <Icon name="arrow-left" size={16} />
    <FormattedMessage id="portal.users.back" />
  </BackLink>
);
