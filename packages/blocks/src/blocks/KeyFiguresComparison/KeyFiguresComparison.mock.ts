import type { KeyFiguresComparisonFragment } from '../../__generated__/graphql';

export const keyFiguresComparisonMock = {
  __typename: 'KeyFiguresComparison',
  id: 'keyFiguresComparison-mock',
  title: 'Which machine for which wire',
  text: 'The same terminal, the same wire, three ways to build a cell around them.',
  caption: 'Crimping machines with one to three stations',
  columns: [{ label: 'Alpha 530' }, { label: 'Alpha 550' }, { label: 'Zeta 640' }],
  rows: [
    {
      label: 'Wire cross-section',
      unit: 'mm²',
      values: [{ value: '0.13–6' }, { value: '0.13–6' }, { value: '0.22–4' }],
    },
    { label: 'Length, shortest', unit: 'mm', values: [{ value: '60' }, { value: '40' }, { value: '70' }] },
    { label: 'Processing stations', unit: null, values: [{ value: '5' }, { value: '8' }, { value: '36' }] },
    { label: 'Output', unit: 'pcs/h', values: [{ value: '3 600' }, { value: '4 800' }, { value: '1 450' }] },
    { label: 'Noise', unit: 'dB(A)', values: [{ value: '< 75' }, { value: '< 76' }, { value: '< 70' }] },
  ],
} satisfies KeyFiguresComparisonFragment;
