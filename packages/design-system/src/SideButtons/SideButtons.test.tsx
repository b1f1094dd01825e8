import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { SideButtons } from './SideButtons';

describe('SideButtons', () => {
  it('are named links in a named navigation', async () => {
    const { container } = render(
      <SideButtons
        label="Shortcuts"
        items={[{ id: 'contact', icon: 'contact', label: 'Contact', href: '/en/contact', dataLink: 'route' }]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('data-link', 'route');
    await expectNoAxeViolations(container);
  });

  it('open a popover with a button that works without JavaScript', async () => {
    const { container } = render(
      <SideButtons
        label="Shortcuts"
        items={[{ id: 'contact', icon: 'contact', label: 'Contact', popoverTarget: 'contact-panel' }]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Contact' });
    expect(button).toHaveAttribute('popovertarget', 'contact-panel');
    expect(button).toHaveAttribute('type', 'button');
    await expectNoAxeViolations(container);
  });
});
