import type { FilterWire } from './WireFilterField';

export const filterWireMock: FilterWire = {
  value: '0.5\u00A0mm²',
  isInvalid: false,
  examples: ['0.5\u00A0mm²', '20\u00A0AWG'],
};
