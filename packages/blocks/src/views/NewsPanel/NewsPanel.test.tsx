import { render } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { NewsPanel } from './NewsPanel';

const show = () =>
  render(<NewsPanel intl={createPageContext().intl} id="news-panel" url="/api/news-feed" href="/en/news" />);

it('contains hidden templates for the script, and the address of its data', async () => {
  const { container } = show();
  const panel = container.querySelector<HTMLElement>('[data-news-panel]');
  expect({ ...panel?.dataset }).toMatchObject({ url: '/api/news-feed', shown: 'News items shown: {count}' });
  for (const part of ['[data-news-item]', '[data-news-mark]', '[data-news-failed]', '[data-news-act=more]'])
    expect(container.querySelector<HTMLElement>(part)).not.toBeVisible();
  expect(container.querySelector('[data-news-list]')?.children).toHaveLength(0);
  await expectNoAxeViolations(container);
});

it('has an address in every link, even in templates, because search engines read hidden content', () => {
  const links = [...show().container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/news', '/en/news']);
});

it('announces the unread mark to screen readers', () => {
  expect(show().container.querySelector('[data-news-mark]')).toHaveTextContent('(unread news)');
});
