import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { SiteFooter, SiteFooterButton } from './SiteFooter';
import { siteFooterMock } from './SiteFooter.mock';

describe('SiteFooter', () => {
  it('contains a named navigation, the legal links and the note on the dark surface', async () => {
    const { container } = render(<SiteFooter {...siteFooterMock} />);
    expect(screen.getByRole('contentinfo')).toHaveAttribute('data-tone', 'dark');
    expect(screen.getByRole('navigation', { name: 'Footer navigation' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Training' })).toHaveAttribute('data-link', 'route');
    expect(screen.getByRole('link', { name: 'Privacy' })).toBeInTheDocument();
    expect(screen.getByText('© 2026 Komax')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('expands a column by its title on a phone', async () => {
    render(<SiteFooter {...siteFooterMock} />);
    const link = screen.getByText('Training');
    expect(link).not.toBeVisible();
    const title = link.closest('details')?.querySelector('summary');
    await userEvent.click(title ?? document.body);
    expect(link).toBeVisible();
  });

  it('has actions beside the legal links', async () => {
    const { container } = render(
      <SiteFooter
        {...siteFooterMock}
        actions={<SiteFooterButton popoverTarget="contact-panel">Contact</SiteFooterButton>}
      />,
    );
    const button = screen.getByRole('button', { name: 'Contact' });
    expect(button).toHaveAttribute('popovertarget', 'contact-panel');
    expect(button).toHaveAttribute('type', 'button');
    await expectNoAxeViolations(container);
  });
});
