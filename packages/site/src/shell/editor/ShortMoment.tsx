import type { IntlShape } from 'react-intl/server';

import { Moment } from './Moment.client';

interface ShortMomentProps {
  intl: IntlShape;
  /** ISO 8601; null before the event has happened. */
  moment: string | null;
}

/** Date and time to the minute, for tables. */
export const ShortMoment = ({ intl, moment }: ShortMomentProps) =>
  moment === null ? (
    '–'
  ) : (
    <Moment moment={moment} locale={intl.locale}>
      {intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })}
    </Moment>
  );
