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
  nameTaken: 'portal.lists.refused.nameTaken',
  nameMissing: 'portal.lists.nameError',
  tooMany: 'portal.lists.refused.tooMany',
  empty: 'portal.cart.refused.empty',
  invalid: 'portal.lists.refused.invalid',
  notAllowed: 'portal.lists.refused.notAllowed',
  unknownList: 'portal.lists.refused.unknownList',
  unknownOrganisation: 'portal.lists.refused.unknownList',
} as const satisfies Record<PartListRefusalCode, string>;

interface ListFaultNoticeProps {
  readonly fault: ListFault;
  readonly config: Pick<PortalConfig, 'supportEmail'>;
}

/** Explains why a list was not saved, renamed or deleted; announced when it appears. */
export function ListFaultNotice({ fault, config }: ListFaultNoticeProps) {
  const intl = useIntl();
  if (fault.kind === 'refused')
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
