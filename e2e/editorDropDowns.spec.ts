import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { contentUrl } from './support/addresses';
import { readResponse, deleteStored, signInToAdmin, signInToRest } from './support/admin';
import { test } from './support/test';

const created = z.object({ doc: z.object({ id: z.string() }) });
const companies = z.object({
  docs: z.array(z.object({ id: z.string(), title: z.string(), site: z.string() })).min(1),
});

/** Saves a draft below the company page. */
async function draftBelowCompany(request: APIRequestContext) {
  const found = await request.get(
    `${contentUrl}/api/pages?depth=0&locale=en&where[slug][equals]=company&where[parentSlug][equals]=home`,
  );
  const [company] = companies.parse(await readResponse(found)).docs;
  const response = await request.post(`${contentUrl}/api/pages?locale=en&draft=true`, {
    data: {
      title: 'Below the company',
      slug: `below-${String(Date.now())}`,
      languages: ['en'],
      site: company?.site,
      parent: company?.id,
      pageType: 'Content',
      theme: 'Default',
      _status: 'draft',
    },
  });
  return { id: created.parse(await readResponse(response)).doc.id, parentTitle: company?.title ?? '' };
}

test("a page's form shows the titles of its parent and countries, and finds others by typing", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await signInToRest(request);
  const { id, parentTitle } = await draftBelowCompany(request);
  try {
    await signInToAdmin(page);
    await page.goto(`${contentUrl}/admin/collections/pages/${id}?locale=en`);
    await page.getByRole('button', { name: 'Address and audience' }).click();

    const parent = page.locator('#field-parent');
    await expect(parent.locator('.relationship--single-value')).toContainText(parentTitle);
    await parent.getByRole('combobox').fill('About');
    await expect(parent.getByRole('option', { name: 'About us', exact: true })).toBeVisible();
    await expect(parent.getByRole('option', { name: /^Untitled/ })).toHaveCount(0);

    const countries = page.locator('#field-countries');
    await countries.getByRole('combobox').fill('Switz');
    await expect(countries.getByRole('option', { name: 'Switzerland', exact: true })).toBeVisible();
  } finally {
    await deleteStored(request, 'pages', id);
  }
});
