import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { Breadcrumb } from './Breadcrumb';
import { breadcrumbMock } from './Breadcrumb.mock';

/* jsdom has no media queries, so the trail counts as hidden. */
const trail = () => within(screen.getByRole('list', { hidden: true }));

describe('Breadcrumb', () => {
  it('shows home as an icon with a name', async () => {
    const { container } = render(<Breadcrumb {...breadcrumbMock} />);
    const home = trail().getByRole('link', { name: 'Home', hidden: true });
    expect(home).toHaveAttribute('href', '/en');
    expect(within(home).getByRole('img', { name: 'Home', hidden: true })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('"The last crumb is not clickable and marked current"', () => {
    render(
      <Breadcrumb
        {...breadcrumbMock}
        items={[...breadcrumbMock.items.slice(0, 3), { title: 'Alpha 560', href: '/here' }]}
      />,
    );
    const current = screen.getByText('Alpha 560');
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(current.closest('a')).toBeNull();
  });

  it('"On small screens a back link to the previous crumb is shown"', () => {
    render(<Breadcrumb {...breadcrumbMock} />);
    expect(screen.getByRole('link', { name: 'Back to Crimping' })).toHaveAttribute(
      'href',
      '/en/products/crimping',
    );
  });

  it('skips crumbs without a link, and has no back link on the home page', () => {
    const { rerender } = render(
      <Breadcrumb
        {...breadcrumbMock}
        items={[{ title: 'Home', href: '/' }, { title: 'Group' }, { title: 'Page' }]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    rerender(<Breadcrumb {...breadcrumbMock} items={[{ title: 'Home', href: '/' }]} />);
    expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  });

  it('passes on how each link is handled', () => {
    render(
      <Breadcrumb
        {...breadcrumbMock}
        items={[{ title: 'Home', href: '/', dataLink: 'plain' }, { title: 'Error' }]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('data-link', 'plain');
  });
});
