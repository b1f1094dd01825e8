'use client';

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '@kmx/design-system';
import { Pagination } from '@kmx/design-system/workspace';
import type { AuditTrailQuery } from '../__generated__/customer/graphql';
import { toDataProblem } from '../data/problems';
import { ProblemNotice } from '../shared/ProblemNotice';
import { Skeleton } from '../shared/Skeleton';
import { statusWordIds } from '../shared/statusWords';
import { usePageWords } from './usePageWords';
import { Entries, Entry } from './UserDetail.styles';
import { AuditTrailDocument } from './userRecord.customerQuery';
import { applicationWordOf, auditWordOf } from './words';

type AuditItem = NonNullable<AuditTrailQuery['auditTrail']>['items'][number];

/** Entries on a page, as the service gives them. */
const pageSize = 25;

const AuditEntry = ({ item }: { item: AuditItem }) => {
  const intl = useIntl();
  const named = (word: string | undefined, text: string) => (word ? intl.formatMessage({ id: word }) : text);
  const { at, action, actorName, application, fromStatus, toStatus, note } = item;
  return (
    <Entry>
      <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      <div>
        <strong>{named(auditWordOf(action), action)}</strong>
        {application && <span> · {named(applicationWordOf(application), application)}</span>}
        {toStatus && (
          <div>
            <FormattedMessage
              id={fromStatus ? 'portal.users.audit.change' : 'portal.users.audit.set'}
              values={{
                from: fromStatus && intl.formatMessage({ id: statusWordIds[fromStatus] }),
                to: intl.formatMessage({ id: statusWordIds[toStatus] }),
              }}
            />
          </div>
        )}
        <div>
          <FormattedMessage id="portal.users.audit.by" values={{ name: actorName }} />
        </div>
        {note && <div>{note}</div>}
      </div>
    </Entry>
  );
};

/** What was done to a user, by whom, and why. */
export function AuditTrail({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const words = usePageWords('portal.users.audit.pages');
  const { data, previousData, error, refetch } = useQuery(AuditTrailDocument, {
    variables: { userId, page },
  });
  const trail = (data ?? previousData)?.auditTrail;
  if (error && !trail)
    return (
      <ProblemNotice problem={toDataProblem(error)} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!trail) return <Skeleton lines={4} />;
  if (trail.total === 0)
    return (
      <Text size="xs" tone="muted">
        <FormattedMessage id="portal.users.audit.empty" />
      </Text>
    );
  return (
    <>
      <Entries>
        {trail.items.map((item) => (
          <AuditEntry key={item.id} item={item} />
        ))}
      </Entries>
      <Pagination
        page={page}
        pageCount={Math.ceil(trail.total / pageSize)}
        words={words}
        getHref={() => '#audit'}
        onSelect={setPage}
      />
    </>
  );
}
