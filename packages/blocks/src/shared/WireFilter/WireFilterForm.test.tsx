import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { filterWireMock } from './WireFilter.mock';
import { WireFilterForm, type WireFilterFormProps } from './WireFilterForm';

const { intl } = createPageContext();

function show(more: Partial<WireFilterFormProps> = {}) {
  const { container } = render(
    <WireFilterForm intl={intl} action="/en/products" wire={filterWireMock} hiddenFields={[]} {...more} />,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('The field is in a form.');
  const sent = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
  return { container, form, sent };
}

describe('WireFilterForm', () => {
  it('submits the wire with the other filters by GET', async () => {
    const { container, form, sent } = show({ hiddenFields: [['brand', 'komax']] });
    expect(form).toHaveAttribute('method', 'get');
    expect(sent).toEqual(['wire=0.5\u00A0mm²', 'brand=komax']);
    expect(screen.getByRole('textbox', { name: 'Your wire' })).toHaveAccessibleDescription(
      /^For example 0\.5\smm² or 20\sAWG$/,
    );
    await expectNoAxeViolations(container);
  });

  it('asks for an entry if there is none', () => {
    show({ wire: { ...filterWireMock, value: '', isInvalid: true } });
    const field = screen.getByRole('textbox', { name: 'Your wire' });
    expect(field).toHaveAccessibleDescription(/Enter a cross-section such as 0\.5\smm² or 20\sAWG\./);
  });

  it('shows an invalid entry with an error at the field', async () => {
    const { container } = show({ wire: { ...filterWireMock, value: 'thin', isInvalid: true } });
    const field = screen.getByRole('textbox', { name: 'Your wire' });
    expect(field).toBeInvalid();
    expect(field).toHaveValue('thin');
    expect(field).toHaveAccessibleDescription(/“thin” is not a cross-section\./);
    await expectNoAxeViolations(container);
  });
});
