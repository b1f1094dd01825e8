import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';

import { at, contentUrl } from './support/addresses';
import { readResponse, deleteStored, publishFields, signInToRest } from './support/admin';
import { axeViolations } from './support/axe';
import { decide } from './support/shell';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';
import {
  asUpload,
  chooseLanguages,
  openEditorArea,
  readDownload,
  signInToEditorArea,
  targetOf,
  translatePackage,
} from './support/translation';

const soon = { timeout: slowTimeoutMs, intervals: [500] };

const module = z.looseObject({ blockType: z.string() });
const pages = z.object({ docs: z.array(z.object({ modules: z.array(module).nullish() })) });
const sites = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) });
const created = z.object({ doc: z.object({ id: z.string() }) });

/** Rows get new ids on another page. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, inner]) => [key, withoutIds(inner)]),
  );
};

/** One module of each type used by the main site. */
async function everyModule(request: APIRequestContext, siteId: string) {
  const found = await request.get(
    `${contentUrl}/api/pages?depth=0&pagination=false&locale=en&select[modules]=true&where[site][equals]=${siteId}`,
  );
  const all = pages.parse(await readResponse(found)).docs.flatMap(({ modules }) => modules ?? []);
  return [...new Map(all.map((one) => [one.blockType, one])).values()];
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const blocksOf = (page: Page) =>
  page
    .locator('main [data-block]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-block')));

test('an editor composes a page with every module, previews, publishes, has it translated and repeats it; visitors see each step', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000);
  await decide(context, 'v1');
  await signInToRest(request);
  const slug = `with-every-module-${String(Date.now())}`;
  const title = `Everything on ${slug}`;
  const siteId =
    sites.parse(
      await readResponse(await request.get(`${contentUrl}/api/sites?depth=0&where[key][equals]=main`)),
    ).docs[0]?.id ?? '';
  const modules = await everyModule(request, siteId);
  expect(modules.length).toBeGreaterThan(18);
  const response = await request.post(`${contentUrl}/api/pages?locale=en&draft=true`, {
    data: {
      title,
      slug,
      site: siteId,
      languages: ['en'],
      pageType: 'Content',
      theme: 'Default',
      modules: withoutIds(modules),
      _status: 'draft',
    },
  });
  const { id } = created.parse(await readResponse(response)).doc;
  const visit = async (locale: string) =>
    (await sendRequest(`/${locale}/${slug}`, { host: 'localhost' })).status;
  try {
    await test.step('a draft is seen in two themes by who edits it, and by no visitor', async () => {
      expect(await visit('en')).toBe(404);
      await page.goto(at('localhost', `/en/editor/preview?page=${id}`));
      await expect(heading(page)).not.toHaveText(title);
      await openEditorArea(page, '/en/editor?stage=DRAFT');
      for (const theme of ['Volta', 'Copper']) {
        const result = await page.goto(at('localhost', `/en/editor/preview?page=${id}&theme=${theme}`));
        expect(result?.headers()['cache-control']).toContain('no-store');
        await expect(page.locator(`[data-theme="${theme}"]`).first()).toBeAttached();
        const shown = new Set(await blocksOf(page));
        const missing = modules.map(({ blockType }) => kebab(blockType)).filter((kind) => !shown.has(kind));
        expect(missing).toEqual([]);
      }
      expect(await visit('en')).toBe(404);
    });

    await test.step('it is published, and found', async () => {
      await publishFields(request, id, { title });
      await expect.poll(() => visit('en'), soon).toBe(200);
    });

    const panel = `/en/editor?stage=DRAFT&countries=all&page=${id}`;

    await test.step('three languages are marked, and handed over', async () => {
      await openEditorArea(page, panel);
      await expect(page.getByRole('button', { name: 'Mark for translation' })).toHaveCount(0);
      const change = await page.request.post(at('localhost', `/api/translation/mark/${id}?languages=de`));
      expect(change.status()).toBe(401);
      await signInToEditorArea(page);
      await chooseLanguages(page, ['German', 'French', 'Japanese']);
      await page.getByRole('button', { name: 'Mark for translation' }).click();
      for (const language of ['German', 'French', 'Japanese'])
        await expect(targetOf(page, language)).toContainText('To be translated');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start translation' }).click();
      for (const language of ['German', 'French', 'Japanese'])
        await expect(targetOf(page, language)).toContainText('In translation');
    });

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download for German' }).click();
    const xliff = await readDownload(await download);
    expect(xliff).toContain(title);

    const bring = async (text: string) => {
      await page.getByLabel('Translated package').setInputFiles(asUpload(text));
      await page.getByRole('button', { name: 'Import', exact: true }).click();
    };

    await test.step('a package for an older source is rejected with the position', async () => {
      await bring(translatePackage(xliff, 'DE ').replace(`<source>${title}<`, `<source>${title} once<`));
      await expect(page.getByRole('region', { name: 'The package was not imported' })).toContainText(
        'TitleThe source has changed in the meantimeLine',
      );
      expect(await axeViolations(page)).toEqual([]);
      expect(await visit('de')).not.toBe(404);
      await expect(targetOf(page, 'German')).toContainText('In translation');
    });

    await test.step('the right one is published for visitors', async () => {
      await bring(translatePackage(xliff, 'DE '));
      await expect(targetOf(page, 'German')).toContainText('Translated');
      await expect(async () => {
        await page.goto(at('localhost', `/de/${slug}`));
        await expect(page).toHaveTitle(new RegExp(`^DE ${title}`), { timeout: 500 });
      }).toPass(soon);
    });

    await test.step('a changed source is listed with both texts', async () => {
      await publishFields(request, id, { title: `${title}, improved` });
      await openEditorArea(page, panel);
      await expect(targetOf(page, 'German')).toContainText('Out of date');
      const changes = page.getByRole('table').filter({ hasText: `DE ${title}` });
      await expect(changes).toContainText(`${title}, improved`);
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('the changed page is exported again', async () => {
      await chooseLanguages(page, ['German', 'French', 'Japanese']);
      await page.getByRole('button', { name: 'Reset translation' }).click();
      for (const language of ['German', 'French', 'Japanese'])
        await expect(targetOf(page, language)).toContainText('To be translated');
    });
  } finally {
    await deleteStored(request, 'pages', id);
  }
});
