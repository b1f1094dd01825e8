import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ComparisonEmpty } from './ComparisonEmpty';
import { ComparisonFrame } from './ComparisonFrame';
import { ComparisonNotices } from './ComparisonNotices';
import { ComparisonTools } from './ComparisonTools';

const { intl } = createPageContext();

it('offers options as links, and hides those that need a script', async () => {
  const { container } = render(
    <ComparisonTools
      intl={intl}
      measurement={null}
      differences={{ isOnly: false, href: '?differences=only' }}
      order={{ isData: true, href: '?' }}
      tables={{ isOne: false, href: '?tables=one' }}
      csvHref="/file"
    />,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Only differences', '?differences=only'],
    ['Largest differences first', '?'],
    ['All in one table', '?tables=one'],
    ['Save as CSV', '/file'],
  ]);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  await expectNoAxeViolations(container);
});

it('lists unknown products, and has links in an empty comparison', async () => {
  const { container } = render(
    <ComparisonFrame intl={intl} basket="bench:zz">
      <ComparisonNotices
        intl={intl}
        unknown={{ products: ['zz'], removeHref: '?' }}
        withoutVariant={['Alpha']}
      />
      <ComparisonEmpty intl={intl} productsHref="/en/products" comparisonHref="/en/products/compare" />
    </ComparisonFrame>,
  );
  expect(screen.getByText(/^Not found: zz\./)).toBeVisible();
  expect(screen.getByText(/^Alpha: this variant no longer exists/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to products' })).toHaveAttribute('href', '/en/products');
  expect(screen.queryByRole('button', { name: 'Keep this comparison' })).toBeNull();
  await expectNoAxeViolations(container);
});
