import { render, screen, within } from '@testing-library/react';

import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';

import { WireFileForm } from './WireFileForm';
import { WireForm } from './WireForm';
import { wireFileFormMock, wireFormMock, wireProblemsMock } from './WireForm.mock';
import { WireProblems } from './WireProblems';

const { intl } = createPageContext();

describe('the form', () => {
  it('submits its rows, and the wires beyond them, by GET', () => {
    render(<WireForm intl={intl} {...wireFormMock} />);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Enter your wires' });
    expect(form.method).toBe('get');
    const data = new FormData(form);
    expect(data.getAll('section')).toEqual(['0.5', '20', '']);
    expect(data.getAll('unit')).toEqual(['mm2', 'awg', 'mm2']);
    expect([data.getAll('lengths'), data.getAll('wire')]).toEqual([['mm'], ['2.5mm2;8;3.4;80;W3']]);
  });

  it('returns to the results after a check, and to the form after adding a row', () => {
    render(<WireForm intl={intl} {...wireFormMock} />);
    expect(screen.getByRole('form').getAttribute('action')).toBe(
      '/en/products/wire-check#wire-verdicts-title',
    );
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a row' });
    expect([add.name, add.getAttribute('formaction')]).toEqual(['add', '/en/products/wire-check']);
  });

  it('labels each row, and shows errors at their fields', async () => {
    const { container } = render(<WireForm intl={intl} {...wireFormMock} />);
    const row = screen.getByRole('group', { name: 'Wire 2' });
    const field = within(row).getByRole('textbox', { name: 'Stripping length, mm' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('“long” is not a stripping length.');
    await expectNoAxeViolations(container);
  });
});

it('posts a file, and shows its limits', async () => {
  const { container } = render(<WireFileForm intl={intl} {...wireFileFormMock} />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Or upload a file' });
  expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
  expect(screen.getByLabelText(/Wire list/)).toHaveAccessibleDescription(/1 MB and 2000 lines/);
  await expectNoAxeViolations(container);
});

it('"Bad files get the line and the column"', async () => {
  const { container } = render(<WireProblems intl={intl} problems={wireProblemsMock} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 7, column 2: “2 stone” is not a cross-section.',
    'Line 3: A quotation mark is opened here but never closed.',
    'The file has more than 2000 lines.',
  ]);
  await expectNoAxeViolations(container);
});
