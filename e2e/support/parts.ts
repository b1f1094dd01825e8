import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';
import type { Email } from 'postal-mime';
import { z } from 'zod';

import { createCartStorageKey, writePartsCart } from '../../packages/core/src/portal/cart/parsePartsCart';
import { addToCart, emptyPartsCart } from '../../packages/core/src/portal/cart/PartsCart';

import { at } from './addresses';
import { mailsOf } from './mails';
import { expectPortal, people, signIn } from './portal';
import { idOf, outcomeOf, queryAs, queryPortal, readTokens } from './portalData';
import { customerApi } from './routes';

export const productList = '/en/mykomax/product-information';
export const cartPath = '/en/mykomax/cart';
/** A product with wear parts, articles, and software in several versions. */
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

/** Reads three parts of the product from the service, as the signed-in user. */
export async function readParts(page: Page): Promise<[KnownPart, KnownPart, KnownPart]> {
  const { access_token: accessToken } = await readTokens(page);
  const variables = { productSlug: product.slug, language: 'en', page: 1, pageSize: 20 };
  const { data } = await queryPortal(page.request, accessToken, 'ProductParts', variables);
  const [one, other, third] = partsSchema.parse(data).parts.items;
  if (!one || !other || !third) throw new Error(`${product.name} has fewer than three parts.`);
  return [one, other, third];
}

/** Overwrites the stored cart of the customer and reloads the page. */
export async function storeCart(page: Page, text: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    createCartStorageKey('u-customer'),
    text,
  ] as const);
  await page.reload();
  await expectPortal(page);
}

/** Stored quantities of a user by article number. */
export async function readCart(page: Page, userId = 'u-customer'): Promise<Record<string, number>> {
  const text = await page.evaluate((key) => localStorage.getItem(key), createCartStorageKey(userId));
  const { parts } = z
    .object({ parts: z.array(z.object({ articleNumber: z.string(), quantity: z.number() })) })
    .parse(JSON.parse(text ?? '{"parts":[]}'));
  return Object.fromEntries(parts.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
}

export const cartOf = (parts: readonly Pick<KnownPart, 'id' | 'articleNumber'>[]): string =>
  writePartsCart(parts.reduce((cart, part) => addToCart(cart, part, 2), emptyPartsCart));

/** Opens the cart of the customer with two pieces of each of three parts. */
export async function openFilledCart(
  page: Page,
  enter: typeof signIn = signIn,
): Promise<[KnownPart, KnownPart, KnownPart]> {
  await detachCart(page.context());
  await enter(page, 'customer', cartPath);
  const parts = await readParts(page);
  await storeCart(page, cartOf(parts));
  await expect(main(page).getByRole('status').filter({ hasText: '3 lines, 6 pieces' })).toBeVisible();
  return parts;
}

/** True if a request of the browser is for an operation of the portal. */
export const isRequestOf = (request: Request, operation: string): boolean =>
  request.method() === 'POST' &&
  new URL(request.url()).pathname === '/api/customer' &&
  (request.postData() ?? '').includes(idOf(operation));

/**
 * Detaches the cart of this browser from the account, which all tests of the run share: requests for it fail, and the cart
 * works on the device.
 */
export async function detachCart(context: BrowserContext): Promise<void> {
  await context.route(customerApi, (route) =>
    ['Cart', 'UpdateCart'].some((operation) => isRequestOf(route.request(), operation))
      ? route.abort()
      : route.fallback(),
  );
}

/** Lets requests for the cart of the account through again. */
export const reconnectCart = (context: BrowserContext): Promise<void> => context.unroute(customerApi);

const accountCartSchema = z.object({
  cart: z.object({
    organisation: z.object({ id: z.string() }),
    revision: z.number(),
    lines: z.array(z.object({ articleNumber: z.string(), partId: z.string(), quantity: z.number() })),
  }),
});

/** The quantities in the account of who is signed in on the page, by article number. */
export async function readAccountCart(page: Page): Promise<Record<string, number>> {
  const { cart } = accountCartSchema.parse((await queryAs(page, 'Cart')).data);
  return Object.fromEntries(cart.lines.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
}

/** Sets quantities in the account, as another device would; 0 removes a line. */
export async function changeAccountCart(
  page: Page,
  changes: readonly (Pick<KnownPart, 'id' | 'articleNumber'> & { readonly quantity: number })[],
): Promise<void> {
  const { cart } = accountCartSchema.parse((await queryAs(page, 'Cart')).data);
  const result = await queryAs(page, 'UpdateCart', {
    organisationId: cart.organisation.id,
    baseRevision: cart.revision,
    changes: changes.map(({ id, articleNumber, quantity }) => ({
      articleNumber,
      partId: id,
      quantity,
      ageMs: 0,
    })),
  });
  expect(outcomeOf(result)).toBe('yes');
}

export async function emptyAccountCart(page: Page): Promise<void> {
  const { cart } = accountCartSchema.parse((await queryAs(page, 'Cart')).data);
  await changeAccountCart(
    page,
    cart.lines.map(({ partId, articleNumber }) => ({ id: partId, articleNumber, quantity: 0 })),
  );
}

/** Changes the response to an operation; `undefined` drops it. */
export async function changeResponse(
  page: Page,
  operation: string,
  change: (result: string) => string | undefined,
): Promise<void> {
  await page.route(customerApi, async (route) => {
    if (!isRequestOf(route.request(), operation)) return route.fallback();
    const response = await route.fetch();
    const body = change(await response.text());
    return body === undefined ? route.abort() : route.fulfill({ response, body });
  });
}

/** Stops changing responses. */
export const restoreResponses = (page: Page): Promise<void> => page.unroute(customerApi);

/** Waits for the mails of an order, one to the team and one to the customer. Fails if there are more. */
export async function orderMails(reference: string): Promise<{ toTeam: Email; confirmation: Email }> {
  // No address contains a reference, so all its mails count as those to the team.
  const find = async () => {
    const { toTeam: all } = await mailsOf(reference);
    const isOwn = ({ to }: Email) => to?.some(({ address }) => address === people.customer) === true;
    return { toTeam: all.filter((mail) => !isOwn(mail)), confirmation: all.filter(isOwn) };
  };
  const counts = async () => {
    const { toTeam: supportRequest, confirmation } = await find();
    return [supportRequest.length, confirmation.length];
  };
  await expect.poll(counts, { message: `the mails of ${reference}` }).toEqual([1, 1]);
  const { toTeam: supportRequest, confirmation } = await find();
  const [toTeam] = supportRequest;
  const [toPerson] = confirmation;
  if (!toTeam || !toPerson) throw new Error(`The mails of ${reference} are gone again.`);
  return { toTeam, confirmation: toPerson };
}

/** Expects no horizontal scrolling of the page at 390 and 320 px. */
export async function expectNarrow(page: Page, path: string): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, width, overflow]).toEqual([path, width, 0]);
  }
}

/** Opens a path of the portal in the signed-in tab. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(at('localhost', path));
  await expectPortal(page);
}
