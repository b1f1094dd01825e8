import { render, screen } from '@testing-library/react';
import { Badge } from '../Badge/Badge';
import { expectNoAxeViolations } from '../testing/axe';
import { Tag } from './Tag';

describe('Tag', () => {
  it('is a link only with an address', async () => {
    const { container } = render(
      <p>
        <Tag>Crimping</Tag>
        <Tag href="/en/stories?topic=automotive" dataLink="route">
          Automotive
        </Tag>
        <Badge tone="success">Active</Badge>
      </p>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Automotive' })).toHaveAttribute('data-link', 'route');
    await expectNoAxeViolations(container);
  });
});
