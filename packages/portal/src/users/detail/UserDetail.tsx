'use client';

import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Badge, Heading, Text } from '@kmx/design-system';
import type { PortalLocale } from '../../app/PortalConfig';
import { serviceCodeOf, toDataProblem } from '../../data/problems';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { Skeleton } from '../../notices/Skeleton';
import { Part, Screen } from '../../shared/Detail.styles';
import { PortalHeading } from '../../shared/PortalHeading';
import { StatusTag } from '../../shared/StatusTag';
import { BackToUsers } from '../BackToUsers';
import { NoPermission } from '../NoPermission';
import { canAdminister, createUserListHref } from '../userAddresses';
import { leaveUserFlash } from '../userFlash';
import type { UserRecordData } from './accessRows';
import { AuditTrail } from './AuditTrail';
import { DeleteUser } from './DeleteUser';
import { Memberships } from './Memberships';
import { ResendInvitation } from './ResendInvitation';
import { ResetSecondFactor } from './ResetSecondFactor';
import { UserAccess } from './UserAccess';
import { TitleRow } from './UserDetail.styles';
import { UserMissing } from './UserMissing';
import { UserProfile } from './UserProfile';
import { UserDocument } from './userRecord.customerQuery';

export interface UserDetailProps {
  readonly id: string;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

const UserParts = ({ record, onDeleted }: { record: UserRecordData; onDeleted: () => void }) => (
  <>
    <PortalHeading
      title={record.name}
      lead={
        <TitleRow>
          <StatusTag status={record.status ?? 'unregistered'} />
          {record.isSelf && (
            <Badge>
              <FormattedMessage id="portal.users.self" />
            </Badge>
          )}
        </TitleRow>
      }
    />
    <Part aria-labelledby="user-profile">
      <Heading level={2} size="m" id="user-profile">
        <FormattedMessage id="portal.users.profile" />
      </Heading>
      <UserProfile record={record} />
    </Part>
    {record.canChangeMemberships && <Memberships record={record} />}
    {record.canResendInvitation && <ResendInvitation userId={record.id} name={record.name} />}
    <Part>
      <Heading level={2} size="m">
        <FormattedMessage id="portal.users.access" />
      </Heading>
      {record.isSelf && (
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.users.ownAccess" />
        </Text>
      )}
      <UserAccess record={record} />
    </Part>
    {record.canResetMfaDevice && <ResetSecondFactor userId={record.id} name={record.name} />}
    <Part aria-labelledby="audit">
      <Heading level={2} size="m" id="audit">
        <FormattedMessage id="portal.users.audit" />
      </Heading>
      <AuditTrail userId={record.id} />
    </Part>
    {record.canDelete && <DeleteUser userId={record.id} name={record.name} onDeleted={onDeleted} />}
  </>
);

interface UserContentProps {
  readonly id: string;
  readonly listHref: string;
  readonly goBack: () => void;
}

function UserContent({ id, listHref, goBack }: UserContentProps) {
  const { data, error, refetch, client } = useQuery(UserDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const record = data?.user;
  const [seenId, setSeenId] = useState<string>();
  // Apollo drops the previous data once a response fails.
  if (record && seenId !== id) setSeenId(id);
  if (error && serviceCodeOf(error) === 'USER_NOT_AVAILABLE')
    return <UserMissing wasSeen={seenId === id} listHref={listHref} />;
  if (record)
    return (
      <UserParts
        record={record}
        onDeleted={() => {
          leaveUserFlash({ kind: 'deleted', name: record.name });
          goBack();
          // The user may be on any cached page of the list.
          client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'users' });
        }}
      />
    );
  if (error)
    return (
      <ProblemNotice problem={toDataProblem(error)} onRetry={() => void refetch().catch(() => undefined)} />
    );
  return <Skeleton lines={8} />;
}

/** A user: profile, access with its actions, audit trail, and deletion (sections 4 and 6). */
export function UserDetail({ id, locale, user }: UserDetailProps) {
  const listHref = createUserListHref(locale);
  const back = useRef<HTMLAnchorElement>(null);
  if (!canAdminister(user)) return <NoPermission locale={locale} />;
  return (
    <Screen>
      <BackToUsers ref={back} locale={locale} />
      {/* Clicks the back link, so that navigation is soft inside the site and a full load elsewhere. */}
      <UserContent id={id} listHref={listHref} goBack={() => back.current?.click()} />
    </Screen>
  );
}
