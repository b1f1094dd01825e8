import type { MockLink } from '@apollo/client/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SignedInUser } from '@kmx/core/portal';

import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { DataError } from '../data/problems';
import { configMock, localeMock, FakePortal } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import type { SignIn } from '../signIn/SignInContext';

import { Account } from './Account';
import { AccountDocument } from './account.customerQuery';
import { accountMock, updateMock, updateRejectedMock } from './account.mock';

const navigate = vi.fn();
const renew = vi.fn(() => Promise.resolve(true));

interface Shown {
  readonly mocks: readonly MockLink.MockedResponse[];
  readonly user?: SignedInUser;
  readonly signIn?: Partial<Omit<SignIn, 'user' | 'view'>>;
}

const showAccount = ({ mocks, user = customer, signIn }: Shown) =>
  render(
    <FakePortal user={user} mocks={mocks} signIn={{ renew, ...signIn }}>
      <Account locale={localeMock} config={configMock} user={user} navigate={navigate} />
    </FakePortal>,
  );

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(() => {
  window.sessionStorage.clear();
  document.cookie = 'measurement=; Max-Age=0; Path=/';
  document.cookie = 'scheme=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.scheme;
  navigate.mockClear();
  renew.mockClear();
});

describe('Account', () => {
  it('shows the saved values after loading, with a read-only e-mail address', async () => {
    const { container } = showAccount({ mocks: [accountMock()] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await field('First name')).toHaveValue('Carla');
    expect(await field('Language')).toHaveDisplayValue('English');
    const email = await field('E-mail');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription(/^You sign in with this address/);
    expect(screen.getByRole('form', { name: 'Account settings' })).toBeInTheDocument();
    expect(screen.getByText('Harness Works')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Default for your country (Imperial)' })).toBeChecked();
    await expectNoAxeViolations(container);
  });

  it('5 "First and last name are required": lists each problem with a link to its field', async () => {
    showAccount({ mocks: [accountMock({ country: null, language: null })] });
    await userEvent.clear(await field('First name'));
    await save();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Please enter your first name' })).toHaveAttribute(
      'href',
      '#account-firstName',
    );
    expect(within(summary).getByRole('link', { name: 'Please select your country' })).toBeInTheDocument();
    expect(await field('First name')).toBeInvalid();
    await userEvent.type(await field('First name'), 'Carla');
    expect(await field('First name')).toBeValid();
  });

  it('saves, switches the units immediately and renews the claims', async () => {
    showAccount({
      mocks: [accountMock(), updateMock({ firstName: 'Clara', measurementSystem: 'Imperial' })],
    });
    await userEvent.clear(await field('First name'));
    await userEvent.type(await field('First name'), 'Clara');
    await userEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
    await save();
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(document.cookie).toContain('measurement=imperial');
    expect(document.documentElement.dataset.measurement).toBe('Imperial');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('applies a colour scheme immediately and remembers it, without saving the account', async () => {
    const { unmount } = showAccount({ mocks: [accountMock()] });
    expect(await screen.findByRole('radio', { name: 'Same as this device' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(document.cookie).toContain('scheme=dark');
    unmount();
    showAccount({ mocks: [accountMock()] });
    expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  it('uses the country’s units by default', async () => {
    showAccount({ mocks: [accountMock(), updateMock({ lastName: 'C' })] });
    await userEvent.clear(await field('Last name'));
    await userEvent.type(await field('Last name'), 'C');
    await save();
    await screen.findByText('Your changes are saved.');
    expect(document.cookie).toContain('measurement=imperial');
  });

  it('continues in the chosen language and confirms there that the settings were saved', async () => {
    const { unmount } = showAccount({ mocks: [accountMock(), updateMock({ language: 'es' })] });
    await userEvent.selectOptions(await field('Language'), 'es');
    await save();
    await waitFor(() => {
      expect(navigate).toHaveBeenCalledWith('/es/mykomax/account');
    });
    expect(renew).toHaveBeenCalledTimes(1);
    unmount();
    showAccount({ mocks: [accountMock({ language: 'es' })] });
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(window.sessionStorage.getItem('kmx.account.saved')).toBeNull();
  });

  it('falls back to the default language of a country that lacks the current one', async () => {
    showAccount({ mocks: [accountMock({ language: 'es' })] });
    await userEvent.selectOptions(await field('Country'), 'JP');
    expect(await field('Language')).toHaveValue('ja');
    expect(screen.getByRole('radio', { name: 'Default for your country (Metric)' })).toBeInTheDocument();
  });

  it('preserves entries during a new sign-in until they are reset', async () => {
    const { unmount } = showAccount({ mocks: [accountMock()] });
    await userEvent.type(await field('First name'), 'x');
    unmount();
    showAccount({ mocks: [accountMock()] });
    expect(await field('First name')).toHaveValue('Carlax');
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(await field('First name')).toHaveValue('Carla');
  });

  it.each([
    ['identityUnavailable', /^The sign-in service is not responding, so nothing was changed/],
    ['managedInternally', /^Your account is managed internally/],
    ['invalid', /^One of your entries was not accepted/],
  ] as const)('shows why nothing was changed: %s', async (code, words) => {
    showAccount({ mocks: [accountMock(), updateRejectedMock({}, code)] });
    await field('First name');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(renew).not.toHaveBeenCalled();
  });

  it('offers a retry when the service did not respond', async () => {
    const failing = { request: { query: AccountDocument }, error: new DataError('unavailable') };
    showAccount({ mocks: [failing, accountMock()] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is not responding');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('First name')).toHaveValue('Carla');
  });
});

describe('6 "Internal employees: their account data is managed internally"', () => {
  const staff: SignedInUser = { ...customer, isInternal: true };

  it('"they cannot edit profile or password"', async () => {
    const { container } = showAccount({ mocks: [accountMock({ isInternal: true })], user: staff });
    expect(await screen.findByText('Your account is managed internally')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    expect(screen.getByText('United States')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('"they may reset the multi-factor device": on the page of account security, as everybody', async () => {
    showAccount({ mocks: [accountMock({ isInternal: true })], user: staff });
    expect(await screen.findByRole('link', { name: 'Open account security' })).toHaveAttribute(
      'href',
      '/en/mykomax/account/security',
    );
  });
});
