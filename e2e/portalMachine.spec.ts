import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { persistent } from './support/admin';
import { axeViolations } from './support/axe';
import { readHead } from './support/documentHead';
import { entriesOf, formOf } from './support/forms';
import { detachCart } from './support/parts';
import { enterCredentials, people, readAccessToken, signIn } from './support/portal';
import { queryAs } from './support/portalData';
import {
  codeOf,
  findMachines,
  findServicedMachine,
  readPassport,
  type Passport,
} from './support/portalMachines';
import { decide } from './support/shell';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

const list = '/en/mykomax/inventory';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const detailsOf = (page: Page) => page.getByRole('region', { name: 'Machine data' });
const documentsOf = (page: Page) => page.getByRole('table', { name: 'Documents' });
const qrCode = (page: Page) => page.getByRole('img', { name: /^QR code for / });
const cartLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Cart/ });
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'This machine is not available' });

/** A machine of the customer with complete data. */
async function findPassport(request: APIRequestContext): Promise<Passport> {
  const customer = { request, accessToken: await readAccessToken('customer') };
  return readPassport(customer, (await findServicedMachine(customer)).id);
}

/** Opens the page of such a machine, as the customer. */
async function openMachine(page: Page): Promise<Passport> {
  const passport = await findPassport(page.request);
  await detachCart(page.context());
  await signIn(page, 'customer', `${list}/${passport.machine.id}`);
  await expect(title(page)).toHaveText(passport.machine.name);
  return passport;
}

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('a machine’s passport (portal, section 6)', () => {
  test('shows facts, tickets, wear parts to order, documents and a code that leads to its public page', async ({
    page,
  }) => {
    const passport = await openMachine(page);
    const { machine, wearParts, tickets } = passport;
    for (const text of [machine.serialNumber, machine.location.name, machine.location.organisation.name])
      await expect(detailsOf(page)).toContainText(text);
    for (const term of ['Type', 'Built', 'Installed', 'Software', 'Warranty', 'Service contract'])
      await expect(detailsOf(page).getByRole('term').filter({ hasText: term })).toHaveCount(1);

    for (const { number, status } of tickets) {
      const group = status === 'closed' ? 'Recently closed' : 'Open tickets';
      await expect(
        page.getByRole('table', { name: group }).getByRole('link', { name: number, exact: true }),
      ).toBeVisible();
    }

    const [first, second] = wearParts.map(({ part }) => part.name);
    await expect(cartLink(page)).toHaveText('Cart');
    await page.getByRole('button', { name: `Add to cart: ${first}`, exact: true }).click();
    await expect(cartLink(page)).toHaveText('Cart: 1 line');
    await expect(page.getByText(`${first} is in your cart.`)).toBeVisible();
    await page.getByRole('button', { name: `Add to cart: ${second}`, exact: true }).click();
    await expect(cartLink(page)).toHaveText('Cart: 2 lines');

    const sheet = documentsOf(page).getByRole('link', { name: /Data sheet$/ });
    const file = await page.request.get(at('localhost', (await sheet.getAttribute('href')) ?? ''));
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toContain('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

    const address = at('localhost', `/en/machine/${codeOf(passport)}`);
    await expect(qrCode(page)).toHaveAccessibleName(`QR code for ${machine.name}, opens ${address}`);
    await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', address);
    const [drawing] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as SVG' }).click(),
    ]);
    expect(drawing.suggestedFilename()).toBe(`${machine.serialNumber}.svg`);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('leads to a new ticket and to a service request that know the machine', async ({ page }) => {
    const { machine } = await openMachine(page);
    await page.getByRole('link', { name: 'New ticket for this machine' }).click();
    await expect(page.getByRole('textbox', { name: 'Machine name' })).toHaveValue(machine.name);
    await expect(page.getByRole('textbox', { name: 'Serial number' })).toHaveValue(machine.serialNumber);
    await expect(page.getByRole('combobox', { name: /^Machine concerned/ })).toHaveValue('crimpLine');
    const location = page.getByRole('combobox', { name: /^Location/ }).locator('option:checked');
    await expect(location).toContainText(machine.location.name);

    await page.goBack();
    await page.getByRole('link', { name: 'Request service' }).click();
    await expect(page).toHaveURL(at('localhost', '/en/service-request'));
    await expect
      .poll(() => entriesOf(formOf(page, 'service-request')))
      .toMatchObject({
        firstName: 'Carla',
        lastName: 'Customer',
        email: people.customer,
        company: machine.location.organisation.name,
        country: machine.location.country,
        machineName: machine.name,
        serialNumber: machine.serialNumber,
      });
    // Values for the form are used once.
    await page.reload();
    await expect(formOf(page, 'service-request').locator('[name="email"]')).toHaveValue('');
  });

  test('of another organisation looks like a missing one, by its id and by its code', async ({
    page,
    request,
  }) => {
    const employee = { request, accessToken: await readAccessToken('staff') };
    const otherOrganisation = (await findMachines(employee, { text: 'Domarel' }))[0];
    expect(otherOrganisation?.location.organisation.id).toBe('org-3');
    const passport = await readPassport(employee, otherOrganisation?.id ?? '');

    await signIn(page, 'customer', `${list}/${passport.machine.id}`);
    await expect(missing(page)).toBeVisible({ timeout: slowTimeoutMs });
    const reported = await missing(page).innerText();
    for (const id of [codeOf(passport), 'machine-that-never-was']) {
      await page.goto(at('localhost', `${list}/${id}`));
      await expect(missing(page)).toBeVisible({ timeout: slowTimeoutMs });
      expect(await missing(page).innerText()).toBe(reported);
    }
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.locator('body')).not.toContainText(passport.machine.serialNumber);
    const send = (id: string) => queryAs(page, 'Machine', { id, language: 'en' });
    expect(await send(passport.machine.id)).toEqual(await send('machine-that-never-was'));
  });
});

test.describe('the page that a machine’s code leads to', () => {
  test('shows strangers only name, year and documents, with links to sign in for the rest', async ({
    page: anonymous,
    request,
  }) => {
    const passport = await findPassport(request);
    const { machine, builtOn, tickets } = passport;
    const path = `/en/machine/${codeOf(passport)}`;

    const response = await anonymous.goto(at('localhost', path));
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    for (const secret of [
      machine.id,
      machine.serialNumber,
      machine.location.name,
      machine.location.city,
      machine.location.organisation.name,
      machine.location.organisation.id,
      ...tickets.flatMap(({ number, subject }) => [number, subject]),
    ])
      expect(html).not.toContain(secret);
    expect(readHead(html).isIndexed).toBe(false);
    await expect(title(anonymous)).toHaveText(machine.name);
    await expect(anonymous.getByText(`Built in ${builtOn.slice(0, 4)}`)).toBeVisible();
    const sheet = anonymous.getByRole('main').getByRole('link', { name: /Data sheet/ });
    const href = (await sheet.first().getAttribute('href')) ?? '';
    expect((await request.get(at('localhost', href))).status()).toBe(200);
    expect(await axeViolations(anonymous)).toEqual([]);

    await anonymous.getByRole('link', { name: 'Sign in to see everything' }).click();
    await anonymous.waitForURL(/\/am\/XUI\/login/);
    await enterCredentials(anonymous, 'customer');
    await anonymous.waitForURL(at('localhost', `${list}/${codeOf(passport)}`));
    await expect(detailsOf(anonymous)).toContainText(machine.serialNumber, { timeout: slowTimeoutMs });

    const codes = ['wrong', '0'.repeat(32), machine.id, machine.serialNumber];
    const get = (code: string) => request.get(at('localhost', `/en/machine/${code}`), persistent);
    for (const code of codes) expect((await get(code)).status(), code).toBe(404);
  });

  test.describe('without script', () => {
    const viewport = { width: 320, height: 844 };
    test.use({ javaScriptEnabled: false, viewport });

    test('needs neither script nor a wide screen', async ({ page: plain, request }) => {
      const passport = await findPassport(request);
      await plain.goto(at('localhost', `/de/machine/${codeOf(passport)}`));
      await expect(title(plain)).toHaveText(passport.machine.name);
      await expect(
        plain
          .getByRole('main')
          .getByRole('link', { name: /Datenblatt/ })
          .first(),
      ).toBeVisible();
      await expect(plain.getByText(passport.builtOn.slice(0, 4)).first()).toBeVisible();
      const signInLink = plain.locator(`a[href="/de/mykomax/inventory/${codeOf(passport)}"]`);
      await expect(signInLink).toBeVisible();
      expect((await signInLink.boundingBox())?.width ?? Infinity).toBeLessThanOrEqual(viewport.width);
    });
  });
});
