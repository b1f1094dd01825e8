import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { ProductUseList } from './ProductUseList';

const use = { collection: 'stories', siteId: null, places: ['Products'] } as const;
const products = [
  {
    slug: 'alpha-550',
    uses: [
      { ...use, id: 's1', title: 'Wire', places: [...use.places], isPublic: true },
      { ...use, id: 's2', title: 'Later', places: [...use.places], isPublic: false },
    ],
  },
];
const nouns = { stories: 'Stories' };

test.each([
  ['en', 'Products in content', 'Later Stories: Products (draft)'],
  ['de', 'Produkte in Inhalten', 'Later Stories: Products (Entwurf)'],
])('%s: names the documents of each product, and drafts as such', async (language, title, draft) => {
  const { container } = render(
    <ProductUseList products={products} search="alpha" nouns={nouns} language={language} />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first && within(first).getByRole('link').getAttribute('href')).toBe('/admin/collections/stories/s1');
  expect(second?.textContent).toBe(draft);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('alpha');
  await expectNoAxeViolations(container);
});

test('says that no document names a product', () => {
  render(<ProductUseList products={[]} search="omega" nouns={nouns} language="en" />);
  expect(screen.getByText('No document names such a product.')).toBeTruthy();
});
