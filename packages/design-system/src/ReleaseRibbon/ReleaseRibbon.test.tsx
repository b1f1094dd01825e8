import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { ReleaseRibbon } from './ReleaseRibbon';

describe('ReleaseRibbon', () => {
  it('names the version, and links back with a full page load', async () => {
    const { container } = render(
      <ReleaseRibbon text="Next release" link={{ text: 'Leave', href: '?nextRelease=false' }} />,
    );
    expect(screen.getByRole('region', { name: 'Next release' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Leave' });
    expect(link).toHaveAttribute('href', '?nextRelease=false');
    expect(link).toHaveAttribute('data-link', 'plain');
    await expectNoAxeViolations(container);
  });
});
