import { render, screen } from '@testing-library/react';
import type { NavigationItem } from '@kmx/core';

import { PageHeader } from './PageHeader';
import { createSiteViewMock } from '@/server/view/siteView.mock';

const item = (path: string, items: readonly NavigationItem[] = []): NavigationItem => ({
  id: path,
  slug: path,
  title: path,
  breadcrumbOverride: null,
  countries: [],
  hidden: false,
  items,
  marketingSection: null,
  link: { kind: 'path', path },
});

async function show(homeItems: readonly NavigationItem[]) {
  const view = await createSiteViewMock();
  const { container } = render(
    <PageHeader view={{ ...view, navigation: { ...view.navigation, homeItems: [...homeItems] } }} />,
  );
  for (const details of container.querySelectorAll('details')) details.open = true;
}

it('has the field for the reader’s wire in the menu of the products, which leads to their list', async () => {
  await show([item('/products', [item('/products/crimp')]), item('/stories', [item('/stories/contacts')])]);
  const form = screen.getByRole('search', { name: 'Your wire' });
  expect(form).toHaveAttribute('action', '/en/products#wire-filter');
  expect(form).toHaveAttribute('method', 'get');
  const field = screen.getByRole('searchbox', { name: 'Your wire' });
  expect(field).toHaveAttribute('name', 'wire');
  expect(field).toHaveAttribute('placeholder', '0.5\u00A0mm²');
  expect(screen.getByRole('button', { name: 'Show machines' })).toBeInTheDocument();
});

it.each([[[item('/products')]], [[item('/stories', [item('/stories/contacts')])]]])(
  'has no such field without a menu of the products',
  async (items) => {
    await show(items);
    expect(screen.queryByRole('search', { name: 'Your wire' })).toBeNull();
  },
);
