import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { CapabilityList } from './CapabilityList';
import { capabilityListMock } from './CapabilityList.mock';

it('links each capability to the products that have it', async () => {
  const { container } = render(<CapabilityList {...capabilityListMock} />);
  expect(screen.getByRole('link', { name: 'Stripping' })).toHaveAttribute(
    'href',
    '/en/products?capability=stripping',
  );
  await expectNoAxeViolations(container);
});

it('9 "capability product image 180x180"', () => {
  const { container } = render(<CapabilityList {...capabilityListMock} />);
  const [image] = container.querySelectorAll('img');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['180', '180']);
});
