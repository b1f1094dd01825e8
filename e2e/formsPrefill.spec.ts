import { expect, test } from '@playwright/test';

import { entriesOf, formOf, formUrl } from './support/forms';

const cases = [
  ['contact', '?product=cresta-433', { topic: /^product$/, product: /Cresta 433/ }],
  ['contact', '?product=Something%20of%20our%20own', { product: /^Something of our own$/ }],
  [
    'service-request',
    '?machine=Linea%20240&serial=L240-77',
    { machineName: /^Linea 240$/, serialNumber: /^L240-77$/ },
  ],
  [
    'service-request',
    '?product=cresta-433&serial=433-1',
    { machineName: /Cresta 433/, serialNumber: /^433-1$/ },
  ],
  ['support-request', '?product=cresta-433', { product: /Cresta 433/ }],
] as const;

for (const [slug, query, wanted] of cases) {
  test(`${slug}${query} prefills the form from its address`, async ({ page }) => {
    await page.goto(formUrl(slug, 'en', query));
    const entries = await entriesOf(formOf(page, slug));
    expect(Object.keys(entries).sort()).toEqual(Object.keys(wanted).sort());
    for (const [name, text] of Object.entries(wanted)) expect(entries[name]).toMatch(text);
  });
}

test('values of an address are inserted as text only', async ({ page }) => {
  await page.goto(formUrl('contact', 'en', '?product=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E'));
  expect(await entriesOf(formOf(page, 'contact'))).toEqual({ product: '"><script>alert(1)</script>' });
});
