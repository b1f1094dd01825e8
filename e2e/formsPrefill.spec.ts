import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { entriesOf, formOf, formUrl } from './support/forms';
import { test } from './support/test';

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
  ['contact', '?message=Two%0Alines', { message: /^Two\r?\nlines$/ }],
  ['support-request', '?product=cresta-433', { product: /Cresta 433/ }],
] as const;

for (const [slug, query, requested] of cases) {
  test(`${slug}${query} prefills the form from its address`, async ({ page }) => {
    await page.goto(formUrl(slug, 'en', query));
    const entries = await entriesOf(formOf(page, slug));
    expect(Object.keys(entries).sort()).toEqual(Object.keys(requested).sort());
    for (const [name, text] of Object.entries(requested)) expect(entries[name]).toMatch(text);
  });
}

test('values of an address are inserted as text only', async ({ page }) => {
  await page.goto(formUrl('contact', 'en', '?product=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E'));
  expect(await entriesOf(formOf(page, 'contact'))).toEqual({ product: '"><script>alert(1)</script>' });
});

test('the wire check opens the contact form with its list and the machines that fit', async ({ page }) => {
  await page.goto(at('localhost', '/en/products/wire-check?wire=0.5mm2;5;1.6;200;W1'));
  await page.getByRole('link', { name: 'Send this list to an engineer' }).click();
  await expect(page).toHaveURL(/\/en\/contact\?product=[\w-]+&message=/);
  const { message, topic } = await entriesOf(formOf(page, 'contact'));
  expect(message).toMatch(/1\. W1: 0\.5\smm²[^]*Machines that fit[^]*- .+ \(1 of 1\)/);
  expect(topic).toBe('product');
});
