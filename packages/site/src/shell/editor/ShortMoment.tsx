import type { IntlShape } from 'react-intl/server';

import { Moment } from './Moment.client';

interface ShortMomentProps {
  intl: IntlShape;
  /** ISO 8601; null where nothing has happened yet. */
  moment: string | null;
}

/** A moment to the minute, short enough for a table. */
export const ShortMoment = ({ intl, moment }: ShortMomentProps) =>
  moment === null ? (
    '–'
  ) : (
    <Moment moment={moment} locale={intl.locale}>
      {intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })}
    </Moment>
  );
