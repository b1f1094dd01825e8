import { render } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { ComparisonPanel } from './ComparisonPanel';

it('contains hidden templates for the script, and the address of the names', () => {
  const { container } = render(
    <ComparisonPanel intl={createPageContext().intl} id="panel" href="/compare" namesUrl="/names" />,
  );
  const panel = container.querySelector<HTMLElement>('[data-comparison-panel]');
  expect(panel?.dataset.names).toBe('/names');
  expect(container.querySelector<HTMLElement>('[data-basket-group]')).not.toBeVisible();
  const item = container.querySelector<HTMLElement>('[data-basket-item]');
  expect(item).not.toBeVisible();
  expect({ remove: item?.dataset.remove, all: item?.dataset.removeAll }).toEqual({
    remove: 'Remove {name}',
    all: 'Remove all variants of {name}',
  });
  expect(container.querySelector('[data-basket-list]')?.children).toHaveLength(0);
});
