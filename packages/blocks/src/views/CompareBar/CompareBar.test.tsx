import { render } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { CompareBar } from './CompareBar';

it('is hidden, with its messages as templates', () => {
  const { container } = render(
    <CompareBar intl={createPageContext().intl} href="/en/products/compare" panelId="panel" />,
  );
  const bar = container.querySelector<HTMLElement>('[data-compare-bar]');
  expect(bar?.hidden).toBe(true);
  expect({ ...bar?.dataset }).toEqual({
    compareBar: 'true',
    added: '{product} was added to the comparison.',
    removed: '{product} was removed from the comparison.',
    full: 'You can compare at most 50 products. Remove one first.',
  });
  expect(container.querySelector<HTMLElement>('[data-compare-count]')?.dataset.compareCount).toBe(
    'To compare: {count}',
  );
  expect(container.querySelector('button')?.getAttribute('popovertarget')).toBe('panel');
});
