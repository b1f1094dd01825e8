import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { AnchorNavigation } from './AnchorNavigation';
import { anchorNavigationMock } from './AnchorNavigation.mock';

describe('AnchorNavigation', () => {
  it('links to the sections of the page in order', async () => {
    const { container } = render(<AnchorNavigation {...anchorNavigationMock} />);
    const navigation = screen.getByRole('navigation', { name: 'On this page' });
    const targets = within(navigation)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['#media-text-2', '#key-figures-3', '#rich-text-4', '#accordion-5']);
    await expectNoAxeViolations(container);
  });

  it('leaves clicks to the browser, which scrolls and moves the focus', () => {
    render(<AnchorNavigation {...anchorNavigationMock} />);
    expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('data-link', 'plain');
  });
});
