'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { cartLimits, partListLimits } from '@kmx/core/portal';
import { FlashMessage } from '@kmx/design-system';
import type { PartListRefusalCode } from '../../__generated__/customer/graphql';
import type { PortalConfig } from '../../app/PortalConfig';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { SupportLink } from '../../notices/SupportLink';
import type { ListFault } from './usePartLists';

const rejectionIds = {
  nameTaken: 'portal.lists.rejected.nameTaken',
  nameMissing: 'portal.lists.nameError',
  tooMany: 'portal.lists.rejected.tooMany',
  empty: 'portal.cart.rejected.empty',
  invalid: 'portal.lists.rejected.invalid',
  notAllowed: 'portal.lists.rejected.notAllowed',
  unknownList: 'portal.lists.rejected.unknownList',
  unknownOrganisation: 'portal.lists.rejected.unknownList',
} as const satisfies Record<PartListRefusalCode, string>;

interface ListFaultNoticeProps {
  readonly fault: ListFault;
  readonly config: Pick<PortalConfig, 'supportEmail'>;
}

/** Explains why a list was not saved, renamed or deleted; announced when it appears. */
export function ListFaultNotice({ fault, config }: ListFaultNoticeProps) {
  const intl = useIntl();
  if (fault.kind === 'rejected')
    return (
      <FlashMessage type="error">
        <FormattedMessage
          id={rejectionIds[fault.code]}
          values={{
            lists: partListLimits.lists,
            characters: partListLimits.nameCharacters,
            lines: cartLimits.lines,
          }}
        />
      </FlashMessage>
    );
  return (
    <ProblemNotice
      problem={fault.problem}
      action={
        <SupportLink
          config={config}
          subject={intl.formatMessage(
            { id: 'portal.parts.supportSubject' },
            { subject: intl.formatMessage({ id: 'portal.lists.title' }) },
          )}
        />
      }
    />
  );
}
