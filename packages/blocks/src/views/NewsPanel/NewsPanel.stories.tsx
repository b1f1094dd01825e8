import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { illustration } from '../../testing/illustration';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { NewsPanel } from './NewsPanel';

interface Entry {
  readonly title: string;
  readonly text: string;
}

/** Simulates the script in the browser: the template, cloned for each item. */
function fill(canvas: HTMLElement, entries: readonly Entry[]): void {
  const copies = entries.flatMap(({ title, text }, index) => {
    const copy = canvas.querySelector<HTMLElement>('[data-news-item]')?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return [];
    const write = (part: string, text: string) => copy.querySelector(`[${part}]`)?.replaceChildren(text);
    write('data-news-title', title);
    write('data-news-text', text);
    write('data-news-date', `${20 - index} November 2026`);
    const picture = new Image();
    picture.alt = '';
    picture.src = illustration(index + 1, 960, 540);
    copy.querySelector('[data-news-picture]')?.replaceChildren(picture);
    return [copy];
  });
  canvas.querySelector('[data-news-list]')?.replaceChildren(...copies);
  for (const part of canvas.querySelectorAll<HTMLElement>('[data-news-act]')) part.hidden = false;
}

const reveal = (canvas: HTMLElement, part: string) => {
  const element = canvas.querySelector<HTMLElement>(part);
  if (element) element.hidden = false;
};
const open = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[popover]')?.showPopover();

const entry = {
  title: 'A press that measures every crimp',
  text: 'The force curve of each terminal is kept with its part number.',
};

const meta = {
  title: 'Blocks/News/NewsPanel',
  component: NewsPanel,
  parameters: {
    guidance: {
      summary: 'The news at hand on every page, with a mark for what was not read yet.',
      use: [
        'Opens from the side buttons; what was read is remembered in the browser only.',
        'Empty, loading and failed are told in words with the way to the page of news.',
      ],
      avoid: ['Do not open it by itself: the mark on the button is enough to say that something is new.'],
      access: ['Escape and a press beside it close it; the focus returns to the button that opened it.'],
    } satisfies Guidance,
  },
  args: {
    intl: createPageContext().intl,
    id: 'news-panel',
    url: '/api/news-feed?site=main&locale=en_ALL',
    href: '/en/news',
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Open</Button>
      <NewsPanel {...args} />
    </>
  ),
  play: ({ canvasElement }) => {
    fill(canvasElement, [entry, { ...entry, text: '' }, entry]);
    open(canvasElement);
  },
} satisfies Meta<typeof NewsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  play: ({ canvasElement }) => {
    reveal(canvasElement, '[data-news-loading]');
    open(canvasElement);
  },
};
export const Empty: Story = {
  play: ({ canvasElement }) => {
    reveal(canvasElement, '[data-news-empty]');
    open(canvasElement);
  },
};
export const Failed: Story = {
  play: ({ canvasElement }) => {
    reveal(canvasElement, '[data-news-failed]');
    open(canvasElement);
  },
};
export const LongContent: Story = {
  play: ({ canvasElement }) => {
    fill(canvasElement, [{ title: longTitle, text: longText }, entry]);
    open(canvasElement);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Opens and closes by keyboard; the focus returns to the button, and templates are not focusable. */
export const OpenedAndClosed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    fill(canvasElement, [entry, entry]);
    const button = canvas.getByRole('button', { name: 'Open' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const news = await canvas.findByRole('heading', { name: 'News' });
    await expect(news).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news');
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(news).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};
