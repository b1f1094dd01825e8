import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Email } from 'postal-mime';
import { z } from 'zod';

import { createCartStorageKey, writePartsCart } from '../../packages/core/src/portal/cart/parsePartsCart';
import { addToCart, emptyPartsCart } from '../../packages/core/src/portal/cart/PartsCart';

import { at } from './addresses';
import { mailsOf } from './mails';
import { expectPortal, people, signIn } from './portal';
import { queryPortal, idOf, readTokens } from './portalData';

export const productList = '/en/mykomax/product-information';
export const cartPath = '/en/mykomax/cart';
/** With wear parts, articles, and software in several versions. */
export const product = { slug: 'cresta-433', name: 'Cresta 433' } as const;
export const productPath = `${productList}/${product.slug}`;

export const main = (page: Page): Locator => page.getByRole('main');
export const table = (page: Page, name: string): Locator => main(page).getByRole('table', { name });
/** Small-screen version of a table. */
export const cards = (page: Page, name: string): Locator => main(page).getByRole('list', { name });
export const rowOf = (rows: Locator, articleNumber: string): Locator =>
  rows.getByRole('row').filter({ hasText: articleNumber });
export const quantityOf = (page: Page, name: string): Locator =>
  main(page).getByRole('textbox', { name: `Quantity of ${name}`, exact: true });
export const title = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });

const partSchema = z.object({ id: z.string(), articleNumber: z.string(), name: z.string() });
const partsSchema = z.object({ parts: z.object({ items: z.array(partSchema) }) });

export type KnownPart = z.output<typeof partSchema>;

/** Three parts of the product that the service knows, as who is signed in on the page. */
export async function readParts(page: Page): Promise<[KnownPart, KnownPart, KnownPart]> {
  const { access_token: accessToken } = await readTokens(page);
  const variables = { productSlug: product.slug, language: 'en', page: 1, pageSize: 20 };
  const { data } = await queryPortal(page.request, accessToken, 'ProductParts', variables);
  const [one, other, third] = partsSchema.parse(data).parts.items;
  if (!one || !other || !third) throw new Error(`${product.name} has fewer than three parts.`);
  return [one, other, third];
}

/** Writes a text where the browser keeps the customer's cart, and loads the page again. */
export async function storeCart(page: Page, text: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    createCartStorageKey('u-customer'),
    text,
  ] as const);
  await page.reload();
  await expectPortal(page);
}

/** The quantities that the browser keeps for somebody, by article number. */
export async function readCart(page: Page, userId = 'u-customer'): Promise<Record<string, number>> {
  const text = await page.evaluate((key) => localStorage.getItem(key), createCartStorageKey(userId));
  const { parts } = z
    .object({ parts: z.array(z.object({ articleNumber: z.string(), quantity: z.number() })) })
    .parse(JSON.parse(text ?? '{"parts":[]}'));
  return Object.fromEntries(parts.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
}

/** A stored cart with each of the parts twice. */
export const cartOf = (parts: readonly Pick<KnownPart, 'id' | 'articleNumber'>[]): string =>
  writePartsCart(parts.reduce((cart, part) => addToCart(cart, part, 2), emptyPartsCart));

/** Opens the cart of the customer with two pieces of each of three parts. */
export async function openFilledCart(
  page: Page,
  enter: typeof signIn = signIn,
): Promise<[KnownPart, KnownPart, KnownPart]> {
  await enter(page, 'customer', cartPath);
  const parts = await readParts(page);
  await storeCart(page, cartOf(parts));
  await expect(main(page).getByRole('status').filter({ hasText: '3 lines, 6 pieces' })).toBeVisible();
  return parts;
}

const dataPath = '**/api/customer';

/** True if a request of the browser is for an operation of the portal. */
export const isRequestOf = (request: Request, operation: string): boolean =>
  request.method() === 'POST' &&
  new URL(request.url()).pathname === '/api/customer' &&
  (request.postData() ?? '').includes(idOf(operation));

/** Changes what comes back to one question; `undefined` loses the answer on its way. */
export async function changeResponse(
  page: Page,
  operation: string,
  change: (result: string) => string | undefined,
): Promise<void> {
  await page.route(dataPath, async (route) => {
    if (!isRequestOf(route.request(), operation)) return route.fallback();
    const response = await route.fetch();
    const body = change(await response.text());
    return body === undefined ? route.abort() : route.fulfill({ response, body });
  });
}

/** Lets every answer through again. */
export const restoreResponses = (page: Page): Promise<void> => page.unroute(dataPath);

/** Waits until the mails of an order are there, one to the desk and one to the customer; fails when there are more. */
export async function orderMails(reference: string): Promise<{ desk: Email; confirmation: Email }> {
  // No address holds a reference: all of its mails count as the desk's.
  const find = async () => {
    const { desk: all } = await mailsOf(reference);
    const isOwn = ({ to }: Email) => to?.some(({ address }) => address === people.customer) === true;
    return { desk: all.filter((mail) => !isOwn(mail)), confirmation: all.filter(isOwn) };
  };
  const counts = async () => {
    const { desk: supportRequest, confirmation } = await find();
    return [supportRequest.length, confirmation.length];
  };
  await expect.poll(counts, { message: `the mails of ${reference}`, timeout: 15_000 }).toEqual([1, 1]);
  const { desk: supportRequest, confirmation } = await find();
  const [toDesk] = supportRequest;
  const [toPerson] = confirmation;
  if (!toDesk || !toPerson) throw new Error(`The mails of ${reference} are gone again.`);
  return { desk: toDesk, confirmation: toPerson };
}

/** The page itself scrolls sideways neither at 390 nor at 320 px. */
export async function expectNarrow(page: Page, path: string): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, width, overflow]).toEqual([path, width, 0]);
  }
}

/** Opens a path of the portal in the tab that is signed in. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(at('localhost', path));
  await expectPortal(page);
}
