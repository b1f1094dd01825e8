'use client';

import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Button, ButtonLink } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { Screen } from '../../lists/List.styles';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { canApproveOrders } from '../../shared/canUse';
import { PortalHeading } from '../../shared/PortalHeading';
import { Invite } from '../invite/Invite';
import { NoPermission } from '../NoPermission';
import {
  canAdminister,
  createAccessRequestsHref,
  createOrderApprovalHref,
  createUserImportHref,
} from '../userAddresses';
import { clearUserFlash, readUserFlash } from '../userFlash';
import { UserFilters } from './UserFilters';
import { UserListResults } from './UserListResults';
import { useUserListQuery } from './useUserListQuery';

export interface UserListProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

interface Flash {
  readonly kind: 'deleted' | 'invited';
  readonly name: string;
}

const flashMessages = {
  deleted: 'portal.users.done.deleted',
  invited: 'portal.users.invite.done',
} as const satisfies Record<Flash['kind'], string>;

function UserAdministration({ locale, user, config }: UserListProps) {
  const intl = useIntl();
  const state = useUserListQuery();
  const [isInviting, setInviting] = useState(false);
  const [flash, setFlash] = useState<Flash | undefined>(readUserFlash);
  useEffect(clearUserFlash, []);
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.dashboard.overline' })}
        title={intl.formatMessage({ id: 'portal.users.title' })}
        lead={<FormattedMessage id="portal.users.lead" />}
        actions={
          <>
            <ButtonLink href={createAccessRequestsHref(locale)} dataLink="route" variant="secondary">
              <FormattedMessage id="portal.users.requests.title" />
            </ButtonLink>
            {canApproveOrders(user) && (
              <ButtonLink href={createOrderApprovalHref(locale)} dataLink="route" variant="secondary">
                <FormattedMessage id="portal.users.approval.title" />
              </ButtonLink>
            )}
            <ButtonLink href={createUserImportHref(locale)} dataLink="route" variant="secondary">
              <FormattedMessage id="portal.users.import" />
            </ButtonLink>
            <Button icon="add-user" onClick={() => setInviting(true)}>
              <FormattedMessage id="portal.users.invite" />
            </Button>
          </>
        }
      />
      {flash && (
        <LiveFlashMessage type="success" isFloating outcome={flash}>
          <FormattedMessage id={flashMessages[flash.kind]} values={{ name: flash.name }} />
        </LiveFlashMessage>
      )}
      <UserFilters state={state} />
      <UserListResults state={state} locale={locale} config={config} />
      {isInviting && (
        <Invite
          locale={locale}
          onClose={() => setInviting(false)}
          onInvited={(name) => {
            setInviting(false);
            setFlash({ kind: 'invited', name });
          }}
        />
      )}
    </Screen>
  );
}

/**
 * Users of the administrator's organisations, with search, filters, export and invitation (section 2:
 * /mykomax/user-admin).
 */
export const UserList = (props: UserListProps) =>
  canAdminister(props.user) ? <UserAdministration {...props} /> : <NoPermission locale={props.locale} />;
