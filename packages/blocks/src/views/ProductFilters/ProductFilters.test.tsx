import { render, screen, within } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ProductFilters, type ProductFiltersProps } from './ProductFilters';
import { productFiltersMock } from './ProductFilters.mock';

const { intl } = createPageContext();

function show(more: Partial<ProductFiltersProps> = {}) {
  const { container } = render(<ProductFilters intl={intl} {...productFiltersMock} {...more} />);
  const details = container.querySelector('details');
  const form = container.querySelector('form');
  if (!details || !form) throw new Error('The filters are a form in a disclosure.');
  const sent = () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
  const wasOpen = details.open;
  details.open = true;
  return { container, form, sent, wasOpen };
}

describe('ProductFilters', () => {
  it('submits the choices with the displayed units by GET', async () => {
    const { container, form, sent, wasOpen } = show({ hiddenFields: [['cache', 'false']] });
    expect(wasOpen).toBe(false);
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/en/products');
    expect(sent()).toEqual([
      'cache=false',
      'wire=',
      'from.crossSection=0.5',
      'to.crossSection=',
      'unit.crossSection=mm2',
      'from.throughput=',
      'to.throughput=',
      'unit.throughput=pcs/h',
      'capability=crimping',
      'brand=komax',
    ]);
    await expectNoAxeViolations(container);
  });

  it('shows counts, and disables options without results', () => {
    show();
    expect(screen.getByRole('checkbox', { name: 'Seal loading 6' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'iQC 0' })).toBeDisabled();
  });

  it('labels a property with its unit and available range', () => {
    show();
    const wire = screen.getByRole('group', { name: 'Conductor cross-section mm²' });
    expect(within(wire).getByRole('textbox', { name: 'From' })).toHaveValue('0.5');
    expect(wire).toHaveTextContent('Available: 0.03 mm² to 120 mm²');
  });

  it('draws where products are in a range, and the chosen part', () => {
    const [wire] = productFiltersMock.ranges;
    const bins = { counts: [1, 2, 2, 0, 1], chosen: [1, 3] as const };
    const { container } = show({ ranges: wire ? [{ ...wire, bins }] : [] });
    const drawn = [...container.querySelectorAll('fieldset svg[viewBox="0 0 50 20"] path')];
    expect(drawn.map((path) => path.getAttribute('d'))).toEqual([
      'M0 20v-10h10v-10h20v20h10v-10h10V20z',
      'M0 20v0h10v-20h20v20h20V20z',
    ]);
  });

  it.each([
    ['mm2', 'decimal'],
    ['awg', null],
  ])('asks phones for the keypad that can write %s: %s', (unitCode, expected) => {
    const [wire] = productFiltersMock.ranges;
    show({ ranges: wire ? [{ ...wire, unitCode }] : [] });
    expect(screen.getByRole('textbox', { name: 'From' }).getAttribute('inputmode')).toBe(expected);
  });

  it('shows a single error, at an invalid wire', () => {
    const { wasOpen } = show({ wire: { ...productFiltersMock.wire, value: 'thin', isInvalid: true } });
    const field = screen.getByRole('textbox', { name: 'Your wire' });
    expect(wasOpen).toBe(true);
    expect(field).toHaveValue('thin');
    expect(field).toHaveAccessibleDescription(/“thin” is not a cross-section\./);
    expect(screen.getAllByText(/“thin” is not a cross-section\./)).toHaveLength(1);
  });

  it('shows an error at an invalid field, expands its group, and preserves all entries', async () => {
    const [wire] = productFiltersMock.ranges;
    const ranges = wire ? [{ ...wire, from: 'thin', problems: ['from'] as const }] : [];
    const { container, wasOpen } = show({ ranges });
    const field = screen.getByRole('textbox', { name: 'From' });
    expect(wasOpen).toBe(true);
    expect(field).toBeInvalid();
    expect(field).toHaveValue('thin');
    expect(field).toHaveAccessibleDescription(/“thin” is not a number. Enter a number such as 0.03./);
    expect(screen.getByRole('alert')).toHaveTextContent('Conductor cross-section');
    await expectNoAxeViolations(container);
  });
});
