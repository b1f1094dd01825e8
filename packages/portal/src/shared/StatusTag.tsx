'use client';

import { FormattedMessage } from 'react-intl';

import { SignTag } from './SignTag';
import { statusDrawings, statusTones, statusWordIds, type Status } from './statusWords';

export interface StatusTagProps {
  readonly status: Status;
}

/** Status of an access as label, icon and tone. */
export const StatusTag = ({ status }: StatusTagProps) => (
  <SignTag tone={statusTones[status]} drawing={statusDrawings[status]} value={status}>
    <FormattedMessage id={statusWordIds[status]} />
  </SignTag>
);
