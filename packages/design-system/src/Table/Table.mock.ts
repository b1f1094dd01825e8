import type { TableProps } from './Table';

export const tableMock = {
  caption: 'Comparison of two machines',
  columns: [
    { id: 'property', label: 'Property' },
    { id: 'alpha-530', label: 'Alpha 530', isNumeric: true },
    { id: 'alpha-560', label: 'Alpha 560', isNumeric: true },
  ],
  rows: [
    { id: 'cross-section', cells: ['Cross-section, mm²', '0.13–4', '0.13–6'] },
    { id: 'length', cells: ['Lead length, mm', '60–15 000', '60–65 000'] },
    { id: 'speed', cells: ['Feed speed, m/s', '8', '12'] },
    { id: 'force', cells: ['Crimp force, kN', '20', '30'] },
  ],
} as const satisfies TableProps;
