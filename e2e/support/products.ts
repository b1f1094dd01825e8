import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

/** URL of the seeded product service. */
const productUrl = process.env.PRODUCT_URL ?? 'http://localhost:3003';

/** Paths of the seeded range with their contents. */
export const places = {
  bench: '/products/cut-strip/cut-strip-wire/cut-strip-bench',
  linea: '/products/cut-strip/cut-strip-wire/cut-strip-bench/linea-240',
  crimp: '/products/crimp',
} as const;

/** One application page of each type, below the locale: lists, tools and their results. */
export const applicationPages: readonly string[] = [
  '/products',
  places.bench,
  `${places.crimp}?brand=komax&range=crossSection_0.5_2.5_mm2`,
  `${places.crimp}?from.crossSection=thin&unit.crossSection=mm2`,
  '/products?brand=cirris&capability=crimping',
  places.linea,
  '/products/crimp/crimp-lines/cresta-355',
  '/products/compare',
  '/products/compare?compare=crimp-lines:cresta-433,cresta-455',
  '/products/wire-check',
  '/products/wire-check?wire=0.5mm2%3B5mm%3B1.6mm%3B200%3BW1&wire=20awg%3B6mm%3B1.9mm%3B150%3BW2',
  '/search',
  '/search?q=crimp',
  '/search?q=zzzz',
];

const result = z.object({
  data: z.object({
    classificationProducts: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        parent_id: z.string().nullable(),
        products: z.array(
          z.object({
            slug: z.string(),
            brand: z.object({ name: z.string() }),
            capabilities: z.array(z.object({ slug: z.string() })),
          }),
        ),
      }),
    ),
  }),
});

type SeededProduct = z.infer<typeof result>['data']['classificationProducts'][number]['products'][number];

const query =
  '{ classificationProducts(language: en) { id slug parent_id products { slug brand { name } capabilities { slug } } } }';

/**
 * Products of a classification and its descendants in the service, each once; the expected value for the site's
 * response.
 */
export async function seededProducts(classification: string): Promise<readonly SeededProduct[]> {
  const response = await fetch(`${productUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const all = result.parse(await response.json()).data.classificationProducts;
  const below = (id: string): readonly SeededProduct[] =>
    all.flatMap((one) => [
      ...(one.id === id ? one.products : []),
      ...(one.parent_id === id ? below(one.id) : []),
    ]);
  const start = all.find(({ slug }) => slug === classification);
  if (!start) throw new Error(`There is no classification "${classification}" in the seed.`);
  return [...new Map(below(start.id).map((product) => [product.slug, product])).values()];
}

export const productList = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Names on the cards, in order. */
export const listedNames = (page: Page): Promise<string[]> =>
  productList(page).getByRole('heading').allInnerTexts();

/** Returns the filter form, and opens it if it is collapsed on a small screen. */
export async function openFilters(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Filters' });
  const summary = page.locator('[data-block="product-filters"] > summary');
  // On large screens the form is open and there is no summary. Wait until one of them is visible.
  await expect(form.or(summary).filter({ visible: true }).first()).toBeVisible();
  if (!(await form.isVisible())) await summary.click();
  return form;
}
