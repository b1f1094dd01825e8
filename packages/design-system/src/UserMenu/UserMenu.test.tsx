import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { UserMenu } from './UserMenu';
import { anonymousMock, signedInMock } from './UserMenu.mock';

describe('UserMenu', () => {
  it('shows the area to sign in to, with a link', async () => {
    const { container } = render(<UserMenu {...anonymousMock} />);
    expect(screen.getByText(/portal for customers/)).not.toBeVisible();
    await userEvent.click(screen.getByText('Sign in'));
    expect(screen.getByText(/portal for customers/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to MyKomax' })).toHaveAttribute('href', '/en/mykomax');
    await expectNoAxeViolations(container);
  });

  it('contains the account of the signed-in user, and sign-out', async () => {
    const { container } = render(<UserMenu {...signedInMock} />);
    await userEvent.click(screen.getByText('Anna Keller'));
    expect(screen.getByRole('link', { name: 'Tickets' })).toHaveAttribute('data-link', 'route');
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('data-link', 'plain');
    expect(screen.queryByRole('link', { name: /Sign in/ })).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('has the settings before sign-out', async () => {
    const settings = (
      <label>
        Dark <input type="checkbox" />
      </label>
    );
    render(<UserMenu {...signedInMock} user={{ ...signedInMock.user, settings }} />);
    await userEvent.click(screen.getByText('Anna Keller'));
    const field = screen.getByRole('checkbox', { name: 'Dark' });
    const isBefore = field.compareDocumentPosition(screen.getByRole('link', { name: 'Sign out' }));
    expect(field).toBeVisible();
    expect(isBefore).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('closes with the other menus of the header', () => {
    const { container } = render(<UserMenu {...anonymousMock} />);
    expect(container.querySelector('details')).toHaveAttribute('data-menu', 'user');
  });
});
