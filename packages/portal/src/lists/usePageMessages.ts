'use client';

import { useIntl } from 'react-intl';
import type { PaginationLabels } from '@kmx/design-system/workspace';
import type { MessageId } from '../shared/MessageId';

/** Labels of a pagination that is named by the message `label`. */
export function usePageMessages(label: MessageId): PaginationLabels {
  const intl = useIntl();
  return {
    label: intl.formatMessage({ id: label }),
    previous: intl.formatMessage({ id: 'portal.users.page.previous' }),
    next: intl.formatMessage({ id: 'portal.users.page.next' }),
    page: (page) => intl.formatMessage({ id: 'portal.users.page.number' }, { page }),
  };
}
