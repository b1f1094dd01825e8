'use client';

import { FormattedMessage } from 'react-intl';
import type { MeasurementSystem } from '@kmx/core';

export const unitsNameIds = {
  Metric: 'portal.account.metric',
  Imperial: 'portal.account.imperial',
} as const satisfies Record<MeasurementSystem, string>;

export const UnitsName = ({ system }: { readonly system: MeasurementSystem }) => (
  <FormattedMessage id={unitsNameIds[system]} />
);
