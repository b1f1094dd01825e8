import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { ConsentDialog } from './ConsentDialog';
import { consentDialogMock } from './ConsentDialog.mock';

const form = () => {
  const found = document.querySelector('form[data-consent-form]');
  if (!(found instanceof HTMLFormElement)) throw new Error('There is no form.');
  return found;
};
const choices = (button: string) =>
  Object.fromEntries(new FormData(form(), screen.getByRole('button', { name: button })));

describe('ConsentDialog', () => {
  it('is hidden until the script shows it', () => {
    const { container } = render(<ConsentDialog {...consentDialogMock} isHidden />);
    expect(container.querySelector('section[data-consent]')).toHaveAttribute('hidden');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a named region and not modal', async () => {
    const { container } = render(<ConsentDialog {...consentDialogMock} />);
    expect(screen.getByRole('region', { name: 'Your privacy' })).not.toHaveAttribute('aria-modal');
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['Accept all', { choice: 'all' }],
    ['Only what is necessary', { choice: 'necessary' }],
    ['Save my choice', { choice: 'selection' }],
  ])('"%s" submits %o, and nothing is preselected', (button, expected) => {
    render(<ConsentDialog {...consentDialogMock} />);
    expect(choices(button)).toEqual(expected);
  });

  it('makes rejecting as prominent as accepting', () => {
    render(<ConsentDialog {...consentDialogMock} />);
    const classNameOf = (name: string) => screen.getByRole('button', { name }).className;
    expect(classNameOf('Only what is necessary')).toBe(classNameOf('Accept all'));
  });

  it('includes necessary cookies in every choice', () => {
    render(<ConsentDialog {...consentDialogMock} />);
    expect(screen.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Necessary' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
  });
});
