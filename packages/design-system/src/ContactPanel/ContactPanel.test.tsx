import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { ContactPanel } from './ContactPanel';
import { contactPanelMock } from './ContactPanel.mock';

describe('ContactPanel', () => {
  const show = () => render(<ContactPanel {...contactPanelMock} />);

  it('"promises a reply within 24 hours" (section 2.3) and lists all contacts', async () => {
    const { container } = show();
    const panel = screen.getByRole('dialog', { name: 'Talk to us' });
    expect(within(panel).getByText('We reply within 24 hours.')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: /^Telephone: \+41/ })).toHaveAttribute(
      'href',
      'tel:+41415550100',
    );
    expect(within(panel).getByRole('link', { name: /^E-mail: info@/ })).toHaveAttribute('data-link', 'plain');
    expect(within(panel).getByRole('link', { name: 'Go to the contact page' })).toHaveAttribute(
      'href',
      '/en/contact',
    );
    await expectNoAxeViolations(container);
  });

  it('is opened and closed by the browser, without JavaScript', () => {
    show();
    expect(screen.getByRole('dialog')).toHaveAttribute('popover', 'auto');
    const close = screen.getByRole('button', { name: 'Close' });
    expect(close).toHaveAttribute('popovertarget', 'contact-panel');
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
  });
});
