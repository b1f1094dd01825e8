import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { Checkbox } from './Checkbox';
import { FormMessageSummary } from './FormMessageSummary';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const wrong = { hint: 'A hint.', error: 'Please check this.', isRequired: true, mark: '(required)' };
const options = [
  { value: 'CH', label: 'Switzerland' },
  { value: 'DE', label: 'Germany' },
];

describe.each([
  ['TextField', <TextField key="f" id="f" name="f" label="Name" {...wrong} />],
  ['TextArea', <TextArea key="f" id="f" name="f" label="Name" {...wrong} />],
  ['Select', <Select key="f" id="f" name="f" label="Name" options={options} {...wrong} />],
  ['Checkbox', <Checkbox key="f" id="f" name="f" label="Name" {...wrong} />],
])('%s', (_, element) => {
  it('is connected with its label, hint and error', async () => {
    const { container } = render(element);
    const control = screen.getByLabelText('Name (required)');
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
    expect(control).toHaveAccessibleDescription('A hint. Please check this.');
    await expectNoAxeViolations(container);
  });
});

describe('TextField', () => {
  it('marks an optional field visually, without an extra announcement', () => {
    render(<TextField id="r" name="r" label="Your reference" mark="(optional)" />);
    expect(screen.getByRole('textbox', { name: 'Your reference (optional)' })).not.toBeRequired();
    expect(screen.getByText('(optional)').tagName).toBe('SPAN');
  });

  it('is valid without an error and accepts the attributes of an input', () => {
    render(
      <TextField
        id="mail"
        name="mail"
        label="E-mail"
        type="email"
        autoComplete="email"
        defaultValue="a@b.ch"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).toHaveAttribute('autocomplete', 'email');
    expect(input).toHaveValue('a@b.ch');
  });
});

it('marks an error by the width of the border, not by colour alone', () => {
  const startOf = (label: string) => getComputedStyle(screen.getByLabelText(label)).borderInlineStartWidth;
  render(
    <>
      <TextField id="a" name="a" label="Right" />
      <TextField id="b" name="b" label="Wrong" error="Please check this." />
    </>,
  );
  expect(startOf('Wrong')).not.toBe(startOf('Right'));
});

describe('Select', () => {
  it('starts with an empty option if it has a placeholder', () => {
    render(<Select id="c" name="c" label="Country" placeholder="Please choose" options={options} />);
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });
});

describe('RadioGroup', () => {
  it('is a named group with one selected option', async () => {
    const { container } = render(
      <RadioGroup
        id="c"
        name="c"
        label="Country"
        options={options}
        defaultValue="CH"
        error="Please choose."
      />,
    );
    const group = within(screen.getByRole('group', { name: 'Country' }));
    expect(group.getByRole('radio', { name: 'Switzerland' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Germany' }));
    expect(group.getByRole('radio', { name: 'Switzerland' })).not.toBeChecked();
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Please choose.');
    await expectNoAxeViolations(container);
  });
});

describe('FormMessageSummary', () => {
  it('links each message to its field', async () => {
    const { container } = render(
      <FormMessageSummary
        title="Please check one field"
        messages={[{ fieldId: 'mail', text: 'No e-mail' }]}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Please check one field');
    expect(screen.getByRole('link', { name: 'No e-mail' })).toHaveAttribute('href', '#mail');
    await expectNoAxeViolations(container);
  });

  it('renders nothing without messages', () => {
    const { container } = render(<FormMessageSummary title="Please check" messages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
