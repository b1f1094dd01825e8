import { createPageContext } from '../../testing/createBlockContext';
import type { MeasurementSwitchProps } from './MeasurementSwitch';

export const measurementSwitchMock = {
  intl: createPageContext().intl,
  measurement: 'Metric',
} satisfies MeasurementSwitchProps;
