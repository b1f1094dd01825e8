import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';

import { at, contentUrl } from './support/addresses';
import {
  deleteStored,
  persistent,
  publishFields,
  signInToAdmin,
  signInToRest,
  storedRedirects,
  type StoredRedirect,
  untilDraftSaved,
} from './support/admin';
import { seededPages } from './support/content';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

// These tests move the same page, so they run one at a time.
test.describe.configure({ mode: 'default' });
test.use({ actionTimeout: 15_000 });

const host = 'cirris.localhost';
const slug = 'learn';
const movedSlug = `learn-moved-${Date.now()}`;
/** A seeded redirect to the page, wherever the page is. */
const olderAddress = '/knowledge-base';

let pageId = '';
let redirectsBefore: readonly StoredRedirect[] = [];

test.beforeAll(async ({ request }) => {
  const page = (await seededPages('cirris')).find((one) => one.slug === slug);
  if (!page) throw new Error('The seed has no page "learn" for Cirris.');
  pageId = page.id;
  redirectsBefore = await storedRedirects(request);
});

test.afterAll(async ({ request }) => {
  await signInToRest(request);
  const pages = await seededPages('cirris');
  if (pages.find(({ id }) => id === pageId)?.slug !== slug) await publishFields(request, pageId, { slug });
  const known = new Set(redirectsBefore.map(({ id }) => id));
  for (const { id } of await storedRedirects(request))
    if (!known.has(id)) await deleteStored(request, 'redirects', id);
});

async function publishSlug(supportRequest: Page, requested: string): Promise<void> {
  await supportRequest.goto(`${contentUrl}/admin/collections/pages/${pageId}?locale=en`);
  await supportRequest.getByRole('button', { name: 'Address and audience' }).click();
  await untilDraftSaved(supportRequest, () => supportRequest.getByLabel(/^Slug/).fill(requested));
  await supportRequest.getByRole('button', { name: 'Publish changes' }).click();
  await expect(supportRequest.getByText(/successfully/i).first()).toBeVisible();
}

/** Response to a visitor of a previous URL. */
async function visit(path: string): Promise<[status: number, destination: string | undefined]> {
  const { status, destination } = await sendRequest(path, { host });
  return [status, destination];
}

const soon = { timeout: 5000, intervals: [100] };

/** Expects a single redirect from the old address to the new one, which shows the page. */
async function expectMoved(from: string, to: string): Promise<void> {
  for (const locale of ['en', 'de']) {
    const destination = at(host, `/${locale}${to}`);
    await expect(() => expect(visit(`/${locale}${from}`)).resolves.toEqual([301, destination])).toPass(soon);
    expect(await visit(`/${locale}${to}`)).toEqual([200, undefined]);
  }
}

const redirectsOfPage = async (request: APIRequestContext) =>
  (await storedRedirects(request))
    .filter(({ target }) => target.page === pageId)
    .map(({ previousUrl }) => previousUrl)
    .sort();

test('an editor renames a page and back: old addresses redirect to it in one hop and never loop', async ({
  page: supportRequest,
  request,
}) => {
  test.setTimeout(120_000);
  // Both are in the page cache before the move.
  for (const locale of ['en', 'de']) expect(await visit(`/${locale}/${slug}`)).toEqual([200, undefined]);
  await signInToAdmin(supportRequest);

  await test.step('the old address and its predecessor redirect, with the query', async () => {
    await publishSlug(supportRequest, movedSlug);
    await expectMoved(`/${slug}`, `/${movedSlug}`);
    await expectMoved(olderAddress, `/${movedSlug}`);
    expect(await visit(`/de/${slug}?a=b`)).toEqual([301, at(host, `/de/${movedSlug}?a=b`)]);
    expect(await redirectsOfPage(request)).toEqual([olderAddress, `/${slug}`]);
  });

  await test.step('back again: the page is where it was, and its own redirect is gone', async () => {
    await publishSlug(supportRequest, slug);
    await expectMoved(`/${movedSlug}`, `/${slug}`);
    await expectMoved(olderAddress, `/${slug}`);
    expect(await redirectsOfPage(request)).toEqual([olderAddress, `/${movedSlug}`]);
  });
});

/** Fills the form of a new redirect for all sites, to a path. */
async function enterRedirect(supportRequest: Page, previousUrl: string, path: string): Promise<void> {
  await supportRequest.goto(`${contentUrl}/admin/collections/redirects/create`);
  const target = supportRequest.getByLabel('Path');
  // The form loses choices made before its script has started.
  await expect(async () => {
    await supportRequest.locator('#field-target__kind').getByRole('combobox').click();
    await supportRequest.getByRole('option', { name: 'A path or an action' }).click();
    await expect(target).toBeVisible({ timeout: 2000 });
  }).toPass();
  await supportRequest.getByLabel('Previous address').fill(previousUrl);
  await target.fill(path);
}

test('section 2.2: a redirect that loops is rejected in the form, with the reason beside the field', async ({
  page: supportRequest,
  request,
}) => {
  test.setTimeout(60_000);
  await signInToAdmin(supportRequest);
  const previousUrl = `/loop-${Date.now()}`;
  await enterRedirect(supportRequest, previousUrl, `${previousUrl}/below`);
  const reason = `${previousUrl} would lead back to itself through other redirects. Choose another target.`;
  // The admin silently drops clicks on the button while the service computes the form state.
  await expect(async () => {
    await supportRequest.getByRole('button', { name: 'Save' }).click();
    await expect(supportRequest.getByText(reason).first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  expect((await storedRedirects(request)).map((one) => one.previousUrl)).not.toContain(previousUrl);
});

const rejection = z.object({
  errors: z
    .array(
      z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) }),
    )
    .length(1),
});

interface RedirectInput {
  previousUrl: string;
  site?: string;
  target: Record<string, string>;
}

async function save(
  request: APIRequestContext,
  redirect: RedirectInput,
): Promise<[status: number, reasons: string[]]> {
  const response = await request.post(`${contentUrl}/api/redirects?locale=en`, { data: redirect });
  if (response.ok()) return [response.status(), []];
  const [error] = rejection.parse(await response.json()).errors;
  return [response.status(), error?.data.errors.map(({ path, message }) => `${path}: ${message}`) ?? []];
}

/** Id of the site in these tests, read from one of its redirects. */
async function ownSite(request: APIRequestContext): Promise<string> {
  const response = await request.get(`${contentUrl}/api/sites?depth=0&where[key][equals]=cirris`);
  const { docs } = z.object({ docs: z.array(z.object({ id: z.string() })) }).parse(await response.json());
  return docs[0]?.id ?? '';
}

test.describe('section 2.2: a redirect without a reachable target is rejected with the reason', () => {
  const unique = () => `/gone-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

  test.beforeEach(({ request }) => signInToRest(request));

  test('through another redirect', async ({ request }) => {
    const [first, second] = [unique(), unique()];
    const target = (path: string) => ({ kind: 'path', path });
    expect(await save(request, { previousUrl: first, target: { kind: 'page', page: pageId } })).toEqual([
      201,
      [],
    ]);
    expect(await save(request, { previousUrl: second, target: target(first) })).toEqual([201, []]);
    const stored = (await storedRedirects(request)).find(({ previousUrl }) => previousUrl === first);
    const response = await request.patch(`${contentUrl}/api/redirects/${stored?.id}?locale=en`, {
      data: { target: { ...target(second), page: null } },
      ...persistent,
    });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain(`${first} would lead back to itself through other redirects.`);
    // A rejected redirect has no effect on readers.
    await expectMoved(second, `/${slug}`);
  });

  test('hidden by a page', async ({ request }) => {
    const redirect = {
      previousUrl: '/Testers/',
      site: await ownSite(request),
      target: { kind: 'page', page: pageId },
    };
    expect(await save(request, redirect)).toEqual([
      400,
      [
        'previousUrl: /testers is the address of a published page, which hides this redirect. Move or unpublish the page first.',
      ],
    ]);
    expect(await visit('/en/testers')).toEqual([200, undefined]);
  });

  for (const [name, target, reason] of [
    ['no page chosen', { kind: 'page' }, 'target.page: Please choose the page that this link leads to.'],
    [
      'no path entered',
      { kind: 'path', path: '' },
      'target.path: Please enter the path that this link leads to, for example "/company/about".',
    ],
    [
      'a path where nothing is',
      { kind: 'path', path: '/nowhere/at-all' },
      'previousUrl: Nothing is published at /nowhere/at-all, so this redirect would lead nowhere. Choose another target.',
    ],
  ] as const)
    test(`without a target: ${name}`, async ({ request }) => {
      const previousUrl = unique();
      expect(await save(request, { previousUrl, target })).toEqual([400, [reason]]);
      expect((await storedRedirects(request)).map((one) => one.previousUrl)).not.toContain(previousUrl);
    });
});
