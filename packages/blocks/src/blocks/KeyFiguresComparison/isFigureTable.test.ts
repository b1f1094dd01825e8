import { isFigureTable } from './isFigureTable';

const table = (...rows: readonly (readonly string[])[]) =>
  rows.map((values) => ({ label: 'Row', unit: undefined, values: values.map((value) => ({ value })) }));

describe('isFigureTable', () => {
  it.each([
    [
      'ranges with an odd word',
      table(['0.08–6', '2.5–120'], ['±(0.2 % + 1 mm)', '< 75'], ['no', 'Ø 4–35 mm']),
    ],
    ['figures with their units', table(['½ × height', '4.5 : 1'], ['1 000', '1,500 V AC'])],
  ])('treats %s as figures', (_, rows) => {
    expect(isFigureTable(rows)).toBe(true);
  });

  it.each([
    ['words with figures in them', table(['MQTT 5', 'out', 'from 2017'])],
    [
      'telephone numbers beside addresses and hours',
      table(['+41 41 000 00 10', 'parts@komax.example', 'Mon–Fri']),
    ],
    ['telephone numbers alone', table(['+41 41 000 00 10', '+41 41 000 00 11'])],
    ['as many words as figures', table(['20 px', '5 mm'], ['brand, ink, paper', 'none'])],
  ])('treats %s as text', (_, rows) => {
    expect(isFigureTable(rows)).toBe(false);
  });
});
