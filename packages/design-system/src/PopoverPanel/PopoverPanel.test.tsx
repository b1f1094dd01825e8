import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { PopoverPanel } from './PopoverPanel';

it('is a dialog named by its title, opened and closed by the browser through its id', async () => {
  const { container } = render(
    <PopoverPanel id="list" title="Compare products" closeLabel="Close" data-list>
      Nothing yet.
    </PopoverPanel>,
  );
  const panel = screen.getByRole('dialog', { name: 'Compare products' });
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(panel).toHaveAttribute('data-list');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('popovertarget', 'list');
  await expectNoAxeViolations(container);
});
