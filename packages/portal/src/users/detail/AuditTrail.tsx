'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatAuditTrailQuery, parseAuditTrailQuery } from '@kmx/core/portal';
import { Text } from '@kmx/design-system';
import { Pagination } from '@kmx/design-system/workspace';
import type { AuditTrailQuery } from '../../__generated__/customer/graphql';
import { toDataProblem } from '../../data/problems';
import { useAddressQuery } from '../../lists/useAddressQuery';
import { usePageMessages } from '../../lists/usePageMessages';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { Skeleton } from '../../notices/Skeleton';
import type { MessageId } from '../../shared/MessageId';
import { statusLabelIds } from '../../shared/statusLabels';
import { applicationMessageOf, auditMessageOf } from '../userMessages';
import { Entries, Entry, Note } from './UserDetail.styles';
import { AuditTrailDocument } from './userRecord.customerQuery';

type AuditItem = NonNullable<AuditTrailQuery['auditTrail']>['items'][number];

/** Page size of the service. */
const pageSize = 25;

const address = { parse: parseAuditTrailQuery, format: formatAuditTrailQuery };

const AuditEntry = ({ item }: { item: AuditItem }) => {
  const intl = useIntl();
  const named = (word: MessageId | undefined, text: string) =>
    word ? intl.formatMessage({ id: word }) : text;
  const { at, action, actorName, application, fromStatus, toStatus, note } = item;
  return (
    <Entry>
      <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      <div>
        <strong>{named(auditMessageOf(action), action)}</strong>
        {application && <span> · {named(applicationMessageOf(application), application)}</span>}
        {toStatus && (
          <div>
            <FormattedMessage
              id={fromStatus ? 'portal.users.audit.change' : 'portal.users.audit.set'}
              values={{
                from: fromStatus && intl.formatMessage({ id: statusLabelIds[fromStatus] }),
                to: intl.formatMessage({ id: statusLabelIds[toStatus] }),
              }}
            />
          </div>
        )}
        {note && <div>{note}</div>}
        <Note>
          <FormattedMessage id="portal.users.audit.by" values={{ name: actorName }} />
        </Note>
      </div>
    </Entry>
  );
};

/** Changes of a user with author and reason; the page number is in the URL. */
export function AuditTrail({ userId }: { userId: string }) {
  const { query, goToPage, getPageHref } = useAddressQuery(address);
  const pageMessages = usePageMessages('portal.users.audit.pages');
  const { data, previousData, error, refetch } = useQuery(AuditTrailDocument, {
    variables: { userId, page: query.page },
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
  const pageCount = Math.ceil(trail.total / pageSize);
  return (
    <>
      <Entries>
        {trail.items.map((item) => (
          <AuditEntry key={item.id} item={item} />
        ))}
      </Entries>
      <Pagination
        // The service returns the last page for a number beyond the end.
        page={Math.min(query.page, pageCount)}
        pageCount={pageCount}
        labels={pageMessages}
        getHref={getPageHref}
        onSelect={goToPage}
      />
    </>
  );
}
