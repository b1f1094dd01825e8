import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { SiteHeader } from './SiteHeader';
import { siteHeaderMock } from './SiteHeader.mock';

const open = async () => {
  const result = render(<SiteHeader {...siteHeaderMock} />);
  await userEvent.click(screen.getByText('Menu'));
  return result;
};

describe('SiteHeader', () => {
  it('shows the navigation when the menu is opened, without JavaScript', async () => {
    const { container } = await open();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('opens a submenu that starts with the page of the entry', async () => {
    await open();
    expect(screen.getByText('Crimping')).not.toBeVisible();
    await userEvent.click(screen.getAllByText('Products')[0] ?? document.body);
    expect(screen.getByText('Crimping')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/en/products');
    expect(screen.getByRole('link', { name: 'Crimping' })).toHaveAttribute('aria-current', 'page');
  });

  it('links home by the logo and marks how each link is handled', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Komax, to the home page' })).toHaveAttribute('href', '/en');
    expect(screen.getByRole('link', { name: 'Stories' })).toHaveAttribute('data-link', 'route');
    expect(screen.getByRole('link', { name: 'Investors' })).toHaveAttribute('data-link', 'plain');
  });

  it('gives all submenus the same name, so that one is open at a time', async () => {
    const { container } = await open();
    expect(container.querySelectorAll('details[name="site-header"]')).toHaveLength(2);
  });
});
