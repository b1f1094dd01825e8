import { render, screen } from '@testing-library/react';
import { IconButton } from '../Button/IconButton';
import { expectNoAxeViolations } from '../testing/axe';
import { Panel } from './Panel';

describe('Panel', () => {
  it('is a region named by its title, with its close control in the header', async () => {
    const { container } = render(
      <Panel id="compare" title="Compare products" closeControl={<IconButton icon="close" label="Close" />}>
        Nothing to compare yet.
      </Panel>,
    );
    expect(screen.getByRole('region', { name: 'Compare products' })).toHaveAttribute('id', 'compare');
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
