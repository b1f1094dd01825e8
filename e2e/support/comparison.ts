import { expect, type Page } from '@playwright/test';

import { at } from './addresses';

/** Storage key of the comparison. */
export const basketKey = 'product-basket';

/** Four machines of two classifications, two of them variants of the same product. */
export const fourMachines =
  'cut-strip-bench:linea-220,linea-240@product-linea-240-v2,linea-240@product-linea-240-v3;crimp-lines:cresta-433';

/** URL of a comparison. */
export const comparisonUrl = (basket: string, language = 'en'): string =>
  at('localhost', `/${language}/products/compare?compare=${basket}`);

/** The first button in the page content that adds a product, or one of its variants, to the comparison. */
export const compareButton = (page: Page, slug: string, variant?: string) =>
  page
    .locator(
      variant === undefined
        ? `main [data-compare-add="${slug}"]:not([data-compare-variant])`
        : `main [data-compare-add="${slug}"][data-compare-variant="${variant}"]`,
    )
    .first();

/** Adds a product to the comparison as soon as the page offers it. */
export async function addToComparison(page: Page, slug: string, variant?: string): Promise<void> {
  const button = compareButton(page, slug, variant);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Stores a comparison that was opened by its URL. */
export async function storeComparison(page: Page, basket: string): Promise<void> {
  await page.goto(comparisonUrl(basket));
  const keep = page.getByRole('button', { name: 'Keep this comparison' });
  await keep.click();
  await expect(keep).toBeHidden();
}

export const storedBasket = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), basketKey);

/** Bar at the bottom of the window during a comparison. */
export const compareBar = (page: Page) => page.getByRole('complementary', { name: 'Product comparison' });

/** A visible row of a comparison table: its property, its mark, and a text for each product. */
export interface SeenRow {
  name: string;
  isMarked: boolean;
  cells: string[];
}

/** Rows of technical data in the table of a classification, in order. */
export const seenRows = (page: Page, classification: string): Promise<SeenRow[]> =>
  page.locator(`section#${classification} tbody tr:not(:first-child)`).evaluateAll((rows) =>
    rows.map((row) => {
      const [head, ...cells] = [...row.children];
      return {
        name: head?.firstChild?.textContent ?? '',
        isMarked: head?.lastElementChild?.textContent === 'Different',
        // The other measurement system is in the document too, but hidden.
        cells: cells.map((cell) =>
          cell instanceof HTMLElement ? cell.innerText.replaceAll('\u00A0', ' ').trim() : '',
        ),
      };
    }),
  );

/** Horizontal overflow of the page, in CSS pixels. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
