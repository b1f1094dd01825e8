import { render, screen, within } from '@testing-library/react';
import type { MeasurementSystem } from '@kmx/core';

import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';

import { WireVerdicts } from './WireVerdicts';
import { createVerdictsMock, verdictsLinksMock, verdictsMock } from './WireVerdicts.mock';

const show = (check = verdictsMock, measurement: MeasurementSystem = 'Metric') =>
  render(
    <WireVerdicts
      intl={createPageContext().intl}
      language="en"
      measurement={measurement}
      check={check}
      links={verdictsLinksMock}
      actionOf={({ name }) => <button type="button">Compare {name}</button>}
    />,
  );

const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ');

it('starts with the overall verdict', () => {
  show();
  expect(screen.getAllByText(/process/, { selector: 'p' }).map(textOf)).toEqual([
    'Linea 240 processes 3 of 6 lines.',
    'Together, Linea 240, Cresta 433, and Volta HV 30 process 5 of 6 lines.',
    'No machine is known to process: Line 6',
  ]);
});

it('is a table of machines and lines with text alternatives for its symbols', async () => {
  const { container } = show();
  const table = screen.getByRole('table', { name: 'Machines, most lines first' });
  const row = within(table).getByRole('row', { name: /^Cresta 433/ });
  expect(within(row).getAllByRole('cell').map(textOf)).toEqual([
    '3 of 6',
    '✓fits',
    '✓fits',
    '✓fits',
    '✕does not fit',
    '✕does not fit',
    '✕does not fit',
    expect.stringMatching(/^Outer diameter: 0\.80 mm \(50%\) above the lower limit/),
    expect.stringMatching(/^Line 4 .*More lines: 2$/),
  ]);
  expect(within(row).getByRole('button', { name: 'Compare Cresta 433' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows the ranges of a machine with the place of the wire in each, and the time for its pieces', () => {
  const { container } = show(createVerdictsMock('0.5mm2;5;1.6;200;W1'));
  const [linea] = within(screen.getByRole('table', { name: 'Machines, most lines first' })).getAllByRole(
    'row',
    { name: /^Linea 240/ },
  );
  if (!linea) throw new Error('The machine has a row.');
  const figures = [...linea.querySelectorAll('dl > div')];
  expect(
    figures.map((figure) => [textOf(figure), figure.querySelector('circle')?.getAttribute('cx')]),
  ).toEqual([
    ['Cross-section0.03 – 1.5 mm²', '72%'],
    ['Stripping length0.5 – 40 mm', '53%'],
    ['Outer diameter0.4 – 4 mm', '33%'],
  ]);
  expect(linea).toHaveTextContent(/Pieces: 200, in about 3 mins? at full output/);
  expect(within(linea).getByText('fits')).toBeInTheDocument();
  // The picture of the best machine, and those of the cards.
  expect(container.querySelectorAll('img')).toHaveLength(5);
});

it('links to the contact form with the list', () => {
  show();
  expect(screen.getByRole('link', { name: 'Send this list to an engineer' })).toHaveAttribute(
    'href',
    verdictsLinksMock.enquiry,
  );
});

it.each<[MeasurementSystem, readonly string[]]>([
  [
    'Metric',
    [
      'Linea 240fitsOuter diameter: 1.2 mm (75%) above the lower limit',
      'Cresta 433fitsOuter diameter: 0.80 mm (50%) above the lower limit',
      'Presta 20unknownStripping length: no data; Outer diameter: no data',
      'Volta HV 30does not fitCross-section: 0.5 mm² is below 10 – 95 mm²; Outer diameter: 1.6 mm is below 6 – 25 mm',
    ],
  ],
  [
    'Imperial',
    [
      'Linea 240fitsOuter diameter: 0.0472 in (75%) above the lower limit',
      'Cresta 433fitsOuter diameter: 0.0315 in (50%) above the lower limit',
      'Presta 20unknownStripping length: no data; Outer diameter: no data',
      'Volta HV 30does not fitCross-section: 0.5 mm² (20 AWG) is below 8 – 3/0 AWG; Outer diameter: 1.6 mm (0.063 in) is below 0.236 – 0.98 in',
    ],
  ],
])('"margin and the reason for each no" in %s, per line', (measurement, expected) => {
  show(createVerdictsMock('0.5mm2;5;1.6;200;W1'), measurement);
  const tables = screen.getAllByRole('table', { hidden: true }).slice(1);
  const rows = tables.flatMap((table) => within(table).getAllByRole('row', { hidden: true }).slice(1));
  const cells = rows.map((row) => {
    const [variant, ...rest] = within(row).getAllByRole('cell', { hidden: true });
    expect(variant).toHaveTextContent(measurement === 'Metric' ? /mm²$/ : /AWG$/);
    return [within(row).getByRole('rowheader', { hidden: true }), ...rest].map(textOf).join('');
  });
  expect(cells).toEqual(expected);
});

it.each<[MeasurementSystem, string]>([
  ['Metric', 'Cross-section: 0.47 mm² (94%) above the lower limit'],
  ['Imperial', 'Cross-section: 12 AWG sizes (94%) above the lower limit'],
])('shows a margin in %s units', (measurement, expected) => {
  const { container } = show(createVerdictsMock('0.5mm2'), measurement);
  expect(textOf(container)).toContain(expected);
});

it('links lines of a long list to separate pages, instead of including all reasons', () => {
  const values = Array.from({ length: 13 }, (_, index) => `${String(index + 1)}mm2`);
  const { container } = show(createVerdictsMock(...values));
  expect(container.querySelector('a[href="/en/products/wire-check?alone=0"]')).not.toBeNull();
  expect(textOf(container)).not.toContain('Why the others do not fit');
});

it('shows a message if no machine processes a line', () => {
  const { container } = show(createVerdictsMock('400mm2'));
  expect(textOf(container)).toContain('No machine processes any of these lines.');
});
