import type { MeasuredText } from './MeasuredValue';

export const measuredValueMock = {
  metric: '0.13 – 6\u00A0mm²',
  imperial: '26 – 10\u00A0AWG',
} satisfies MeasuredText;
