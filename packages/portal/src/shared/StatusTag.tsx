'use client';

import { FormattedMessage } from 'react-intl';

import { SignTag } from './SignTag';
import { statusDrawings, statusTones, statusLabelIds, type Status } from './statusLabels';

export interface StatusTagProps {
  readonly status: Status;
}

/** Status of an access as label, icon and tone. */
export const StatusTag = ({ status }: StatusTagProps) => (
  <SignTag tone={statusTones[status]} drawing={statusDrawings[status]} value={status}>
    <FormattedMessage id={statusLabelIds[status]} />
  </SignTag>
);
