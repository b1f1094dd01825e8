import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ClassificationTeasers } from './ClassificationTeasers';
import { classificationTeasersMock } from './ClassificationTeasers.mock';

const { intl } = createPageContext();

describe('ClassificationTeasers', () => {
  it('links to each classification with its number of products', async () => {
    const { container } = render(<ClassificationTeasers intl={intl} {...classificationTeasersMock} />);
    const crimping = screen.getByRole('link', { name: 'Crimping' });
    expect(crimping).toHaveAttribute('href', '/en/products/crimp');
    expect(crimping.closest('li')).toHaveTextContent('Products: 10');
    await expectNoAxeViolations(container);
  });

  it('8 "Empty classifications show a \'No classifications available\' placeholder"', async () => {
    const { container } = render(<ClassificationTeasers intl={intl} items={[]} />);
    expect(screen.getByText('No classifications available')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    await expectNoAxeViolations(container);
  });
});
