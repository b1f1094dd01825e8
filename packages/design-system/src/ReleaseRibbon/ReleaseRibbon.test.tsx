import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { ReleaseRibbon } from './ReleaseRibbon';

describe('ReleaseRibbon', () => {
  it('names what is seen and leads back by a full load', async () => {
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
