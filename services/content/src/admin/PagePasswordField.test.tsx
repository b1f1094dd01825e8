import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeEventHandler, KeyboardEventHandler } from 'react';
import type { Mock } from 'vitest';
import { expectNoAxeViolations } from '../testing/tools/expectNoAxeViolations';
import { PagePasswordField } from './PagePasswordField';

const hash = `scrypt$15$3$${'s'.repeat(22)}$${'k'.repeat(43)}`;
const field: { value: string | null; setValue: Mock } = { value: null, setValue: vi.fn() };

interface InputProps {
  label: string;
  value: string;
  placeholder: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler;
}

/** Payload's field cannot be rendered by the test runner, so only its props are shown. */
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'en' } }),
  useField: () => ({ ...field, showError: false, disabled: false }),
  TextInput: ({ label, value, placeholder, onChange, onKeyDown }: InputProps) => (
    <label>
      {label} <input value={value} placeholder={placeholder} onChange={onChange} onKeyDown={onKeyDown} />
    </label>
  ),
}));

const input = () => screen.getByLabelText<HTMLInputElement>('Password');

beforeEach(() => {
  field.value = null;
  field.setValue.mockReset();
});

test('the form receives a password when the field is left, never half of it', async () => {
  const { container } = render(<PagePasswordField path="protection.password" />);
  await userEvent.type(input(), 'Partner-2026');
  expect(field.setValue).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(field.setValue.mock.calls).toEqual([['Partner-2026']]);
  await expectNoAxeViolations(container);
});

test('a shortcut that saves takes the password along', async () => {
  render(<PagePasswordField path="protection.password" />);
  await userEvent.type(input(), 'Partner-2026{Control>}s{/Control}');
  expect(field.setValue).toHaveBeenCalledWith('Partner-2026');
});

test('a stored hash is not shown, and stays when nothing is typed', async () => {
  field.value = hash;
  render(<PagePasswordField path="protection.password" />);
  expect(input().value).toBe('');
  expect(input().placeholder).toContain('A password is set');
  await userEvent.click(input());
  await userEvent.tab();
  expect(field.setValue).not.toHaveBeenCalled();
});

test('the typed password is removed once it is stored', async () => {
  const { rerender } = render(<PagePasswordField path="protection.password" />);
  await userEvent.type(input(), 'Partner-2026');
  await userEvent.tab();
  field.value = hash;
  rerender(<PagePasswordField path="protection.password" />);
  expect(input().value).toBe('');
});
