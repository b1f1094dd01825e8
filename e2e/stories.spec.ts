import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { readHead } from './support/documentHead';
import { seededStories, type SeededStory } from './support/documents';
import { decide, openPage } from './support/shell';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

test.beforeEach(({ context }) => decide(context, 'v1'));

const overview = '/en/stories';
const story = '/en/stories/a-crimp-of-seven-strands';
const author = '/en/stories/contacts/crimp-laboratory';

const found = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Stories found' });
const cards = (page: Page) => page.locator('#stories article');
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const categories = (page: Page) => page.getByRole('list', { name: 'Category' });
const trail = (page: Page) => page.getByRole('navigation', { name: 'You are here' });

/** Filters of the address, sorted by name, because forms and links write them in different orders. */
const filterOf = (page: Page): string[] =>
  [...new URL(page.url()).searchParams].map(([name, value]) => `${name}=${value}`).sort();

const titlesOf = (stories: readonly SeededStory[]) => stories.map(({ title }) => title);
const hasTopic = (slug: string) => (one: SeededStory) => one.topics.some((topic) => topic.slug === slug);
const hasProduct = (slug: string) => (one: SeededStory) => one.products.includes(slug);
const hasContact = (slug: string) => (one: SeededStory) =>
  one.storyContacts.some((contact) => contact.slug === slug);

/** Expects these stories in this order, and their number. */
async function expectStories(page: Page, expected: readonly SeededStory[]): Promise<void> {
  // A filtered list is rendered per request, which takes longer than a stored page.
  await expect(found(page)).toHaveText(`Stories found: ${expected.length}`);
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf(expected));
}

async function openForm(page: Page) {
  const form = page.getByRole('form', { name: 'Filters' });
  if (!(await form.isVisible())) await page.locator('#stories summary').click();
  await expect(form).toBeVisible();
  return form;
}

async function narrowByEverything(page: Page): Promise<void> {
  const stories = await seededStories();
  await page.goto(at('localhost', overview));
  await expectStories(page, stories);

  await categories(page)
    .getByRole('link', { name: /^Technology \d+$/ })
    .click();
  const technical = stories.filter(({ category }) => category === 'technology');
  await expectStories(page, technical);
  expect(filterOf(page)).toEqual(['category=technology']);
  await expect(categories(page).locator('[aria-current]')).toHaveText(/^Technology/);

  const form = await openForm(page);
  await form.getByRole('checkbox', { name: /^Fine wire \d+$/ }).check();
  await form.getByRole('checkbox', { name: /^Crimp laboratory \d+$/ }).check();
  await form.getByRole('button', { name: 'Apply filters' }).click();
  const ofLaboratory = technical.filter(hasTopic('fine-wire')).filter(hasContact('crimp-laboratory'));
  await expectStories(page, ofLaboratory);
  expect(filterOf(page)).toEqual(['category=technology', 'contact=crimp-laboratory', 'topic=fine-wire']);

  await page.getByRole('link', { name: /^Only with video \d+$/ }).click();
  // The list may be the same as before, so wait for the URL of the next page.
  await expect(page).toHaveURL(/video=true/);
  await expectStories(
    page,
    ofLaboratory.filter(({ hasVideo }) => hasVideo),
  );
  const product = (await openForm(page)).getByRole('checkbox', { name: /^Cresta 455 \d+$/ });
  await product.check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/product=cresta-455/);
  await expectStories(page, ofLaboratory.filter(({ hasVideo }) => hasVideo).filter(hasProduct('cresta-455')));
  expect(filterOf(page)).toEqual([
    'category=technology',
    'contact=crimp-laboratory',
    'product=cresta-455',
    'topic=fine-wire',
    'video=true',
  ]);
}

test.describe('2.3 "Stories overview with filters and a video-only toggle", by the address alone', () => {
  const title = 'by category, topic, contact, product and film';
  test(title, async ({ page }) => narrowByEverything(page));
  test(`${title}, without script @nojs`, async ({ page }) => narrowByEverything(page));

  test('back, by the browser’s way and by chips', async ({ page }) => {
    const stories = await seededStories();
    await page.goto(at('localhost', `${overview}?category=people&topic=workplace`));
    await expect(chosen(page).getByRole('link')).toHaveText([/People/, /The workplace/, 'Reset filters']);
    const both = stories.filter(({ category }) => category === 'people').filter(hasTopic('workplace'));
    await expectStories(page, both);

    await chosen(page).getByRole('link', { name: 'Remove filter: People' }).click();
    await expectStories(page, stories.filter(hasTopic('workplace')));
    expect(filterOf(page)).toEqual(['topic=workplace']);
    await page.goBack();
    await expectStories(page, both);
    await expect((await openForm(page)).getByRole('checkbox', { name: /^The workplace/ })).toBeChecked();
    await page.goForward();
    await chosen(page).getByRole('link', { name: 'Reset filters' }).click();
    await expectStories(page, stories);
    expect(filterOf(page)).toEqual([]);
    await expect(chosen(page)).toHaveCount(0);
  });

  test('unknown query values are ignored, and the canonical URL stays the same', async () => {
    const { length } = await seededStories();
    for (const [query, count] of [
      ['category=gossip', length],
      ['category=people', (await seededStories()).filter(({ category }) => category === 'people').length],
    ] as const) {
      const { text } = await sendRequest(`${overview}?${query}`);
      expect([query, readHead(text).canonicals]).toEqual([query, [at('localhost', overview)]]);
      expect(text).toContain(`Stories found: ${count}`);
    }
  });

  test('by keyboard alone', async ({ page }) => {
    await openPage(page, overview);
    await page.locator('#stories summary').focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Filters' });
    await expect(form).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expectStories(page, (await seededStories()).filter(hasTopic('automation')));
    await page.locator('#stories summary').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: /^Only with video/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => filterOf(page)).toEqual(['topic=automation', 'video=true']);
  });

  test('in German', async ({ page }) => {
    await page.goto(at('localhost', '/de/stories?category=people'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const people = (await seededStories()).filter(({ category }) => category === 'people');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      `Gefundene Geschichten: ${people.length}`,
    );
    await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toBeVisible();
    await expect(cards(page).getByRole('heading', { name: 'Der dritte Draht' })).toBeVisible();
    await page.locator('#stories summary').click();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('2.3 "story page with share, feedback form, related stories (by product slug), topics"', () => {
  test('the stories beside it share a product with it', async ({ page }) => {
    const stories = await seededStories();
    const slug = 'returned-with-thanks';
    const products = stories.find((one) => one.slug === slug)?.products ?? [];
    const sharing = stories.filter(
      (one) => one.slug !== slug && one.products.some((product) => products.includes(product)),
    );
    expect(sharing.length).toBeGreaterThan(0);
    await page.goto(at('localhost', `${overview}/${slug}`));
    const related = page.getByRole('region', { name: 'Related stories' });
    await expect(related.locator('article').getByRole('heading')).toHaveText(titlesOf(sharing.slice(0, 3)));
    await related.locator('article').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/en/stories/${sharing[0]?.slug}$`));
  });

  test('its contacts lead to a page with all of their stories, and on to all contacts', async ({ page }) => {
    await page.goto(at('localhost', story));
    const contacts = page.locator('section').filter({ hasText: 'Who can tell you more' });
    await contacts.getByRole('link', { name: 'Crimp laboratory' }).last().click();
    await expect(page).toHaveURL(at('localhost', author));
    await expect(page.getByRole('heading', { level: 1, name: 'Crimp laboratory' })).toBeVisible();
    await expect(trail(page).getByRole('listitem')).toHaveText([
      'Home',
      'Company',
      'Stories',
      /contact/i,
      'Crimp laboratory',
    ]);
    const theirs = (await seededStories()).filter(hasContact('crimp-laboratory'));
    await expect(cards(page).getByRole('heading')).toHaveText(titlesOf(theirs));
    await page.getByRole('main').getByRole('link', { name: 'All contacts' }).click();
    await expect(page).toHaveURL(at('localhost', '/en/stories/contacts'));
    await expect(page.locator('[data-block=story-contact-list]').getByRole('link')).not.toHaveCount(0);
  });

  test('a product has its stories, and they lead to all of them', async ({ page }) => {
    await page.goto(at('localhost', '/en/products/crimp/crimp-lines/cresta-455'));
    const stories = page.getByRole('region', { name: 'Stories with this product' });
    const about = (await seededStories()).filter(hasProduct('cresta-455'));
    await expect(stories.locator('article').getByRole('heading')).toHaveText(titlesOf(about));
    await stories.getByRole('link', { name: 'All stories' }).click();
    await expectStories(page, about);
    expect(filterOf(page)).toEqual(['product=cresta-455']);
  });
});
