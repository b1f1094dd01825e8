import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { SkipLink } from './SkipLink';

describe('SkipLink', () => {
  it('is first in the tab order', async () => {
    const { container } = render(
      <>
        <SkipLink href="#content">Skip to content</SkipLink>
        <main id="content">Content</main>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expectNoAxeViolations(container);
  });
});
