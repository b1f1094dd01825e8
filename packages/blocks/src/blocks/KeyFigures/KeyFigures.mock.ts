import type { KeyFiguresFragment } from '../../__generated__/graphql';

export const keyFiguresMock = {
  __typename: 'KeyFigures',
  id: 'keyFigures-mock',
  title: 'One line, one shift',
  text: 'Measured on a customer’s line with eight seals and twelve terminals.',
  figures: [
    { value: '4 800', unit: 'pcs/h', label: 'Wires, both ends crimped', note: 'At 300 mm, 0.35 mm²' },
    { value: '±0.01', unit: 'mm', label: 'Crimp height', note: 'Standard deviation over 10 000 parts' },
    { value: '7', unit: 'min', label: 'From one order to the next', note: null },
    { value: '99.6', unit: '%', label: 'Availability', note: 'Three months, two shifts' },
  ],
} satisfies KeyFiguresFragment;
