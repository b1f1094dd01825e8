import { render } from '@testing-library/react';

import { createPageContext } from '../../testing/createBlockContext';

import { CompareButton } from './CompareButton';
import { compareButtonMock } from './CompareButton.mock';

const show = (props: { variantId?: string } = {}) => {
  const { container } = render(
    <CompareButton intl={createPageContext().intl} {...compareButtonMock} {...props} />,
  );
  const button = container.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return button;
};

it('is hidden until the script has loaded, and names its product', () => {
  const button = show({ variantId: 'v2' });
  expect(button.hidden).toBe(true);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect({ ...button.dataset }).toEqual({
    compareAdd: 'alpha-530',
    compareClassification: 'crimping-machines',
    compareVariant: 'v2',
    compareName: 'Alpha 530',
  });
});

it('has an accessible name with action and product', () => {
  expect(show().textContent).toBe('Compare: Alpha 530');
});

it('has no variant if it compares the product', () => {
  expect(show().dataset).not.toHaveProperty('compareVariant');
});
