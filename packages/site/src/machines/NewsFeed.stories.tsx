import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { createIntl } from 'react-intl/server';
import { expect, within } from 'storybook/test';
import { NewsPanel } from '@kmx/blocks';
import english from '@kmx/blocks/messages/en';
import {
  createNewsFeed,
  newsFeedMachine,
  type NewsFeedEvent,
  type NewsFeedPage,
} from '@kmx/core/machines/newsFeed';
import { MachineState, type Guidance } from '@kmx/design-system/guide';

import { renderNews } from '../shell/browser/news/renderNews';

interface NewsFeedWalkProps {
  /** Expected final state. */
  readonly state: string;
  /** Server responses page by page; `failed` is a network error. Requests beyond the list stay pending. */
  readonly responses?: readonly (NewsFeedPage | 'failed')[];
  /** Sent in order, each after the previous response has arrived. */
  readonly events?: readonly NewsFeedEvent['type'][];
}

const messages: Record<string, string> = english;
const intl = createIntl({ locale: 'en', messages });

const createPage = (from: number, endCursor?: string): NewsFeedPage => ({
  items: Array.from({ length: 2 }, (_, index) => ({
    id: `n-${from + index}`,
    title: index === 0 ? 'A press that measures every crimp' : 'Three plants in one order book',
    text: 'The force curve of each terminal is kept with its part number.',
    date: `${20 - from - index} November 2026`,
    dateTime: `2026-11-${20 - from - index}`,
    href: '/en/news',
    dataLink: 'route',
    imageUrl: '',
    imageAlt: '',
  })),
  endCursor,
});

function createFetch(responses: NewsFeedWalkProps['responses'] = []) {
  const left = [...responses];
  return (): Promise<NewsFeedPage> => {
    const response = left.shift();
    if (response === undefined) return new Promise(() => undefined);
    return response === 'failed' ? Promise.reject(new Error('No response.')) : Promise.resolve(response);
  };
}

const isSettled = (state: string) => state === 'shown' || state === 'failed';

function NewsFeedWalk({ responses, events = ['panel.opened'] }: NewsFeedWalkProps) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState('closed');
  useEffect(() => {
    const panel = host.current?.querySelector<HTMLElement>('[data-news-panel]');
    if (!panel) return undefined;
    const left = [...events];
    const feed = createNewsFeed(createFetch(responses), (view) => {
      renderNews(panel, view, false);
      setState(view.state);
      if (isSettled(view.state)) queueMicrotask(goOn);
    });
    function goOn() {
      const type = left.shift();
      if (type) feed.send({ type });
    }
    goOn();
    return () => void feed.stop();
  }, [responses, events]);
  return (
    <MachineState root={newsFeedMachine.root} name="News feed" state={state}>
      <div ref={host} hidden={state === 'closed'}>
        <NewsPanel intl={intl} id="news" url="/api/news-feed" href="/en/news" />
      </div>
    </MachineState>
  );
}

const meta = {
  title: 'Machines/News feed',
  component: NewsFeedWalk,
  parameters: {
    guidance: {
      summary:
        'The panel of the newest reports: it asks anew each time it is opened, shows ten and then ten more.',
      use: [
        'What is there stays while more is on its way or fails: only the place below changes.',
        'The first new item takes the focus when more has come.',
        'A failure names the way on: ask again, or the page of all news.',
      ],
      avoid: ['To empty the panel for a retry: the reader loses their place.'],
    } satisfies Guidance,
  },
  // The panel floats on a page; in the story it is placed below the description of the state.
  decorators: [
    (StoryView) => (
      <>
        <style>
          {'[data-news-panel][popover]{display:block;position:static;inline-size:auto;block-size:auto}'}
        </style>
        <StoryView />
      </>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: args.state })).toBeVisible();
  },
} satisfies Meta<typeof NewsFeedWalk>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = createPage(0, 'cursor');
const open = ['panel.opened'] as const;
const more = ['panel.opened', 'more.requested'] as const;

export const Closed: Story = { args: { state: 'closed', events: [] } };
export const Loading: Story = { args: { state: 'loading', events: open } };
export const Shown: Story = { args: { state: 'shown', events: open, responses: [first] } };
export const ShownNothing: Story = {
  args: { state: 'shown', events: open, responses: [{ items: [], endCursor: undefined }] },
};
/** No more items: the button is hidden. */
export const ShownLast: Story = {
  args: { state: 'shown', events: more, responses: [first, createPage(2)] },
};
export const LoadingMore: Story = { args: { state: 'loadingMore', events: more, responses: [first] } };
export const Failed: Story = { args: { state: 'failed', events: open, responses: ['failed'] } };
/** Items already loaded stay visible. */
export const FailedForMore: Story = {
  args: { state: 'failed', events: more, responses: [first, 'failed'] },
};
