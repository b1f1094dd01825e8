import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { parseViewAsQuery, plainLens } from '@kmx/core';
import type { Guidance } from '@kmx/design-system/guide';

import { createSiteViewMock } from '../../../server/view/siteView.mock';
import { ViewAsScreen } from './ViewAsScreen';

const view = await createSiteViewMock();

const read = (choices: string) =>
  parseViewAsQuery(new URLSearchParams(choices), { ...plainLens, country: 'ALL', language: 'en' });

const unanswered = {
  query: read(''),
  pages: [
    { id: 'crimping', label: 'Crimping (/products/crimping)' },
    { id: 'contact', label: 'Contact (/contact)' },
  ],
  pagesFailure: undefined,
  frames: [],
};

const two = read('page=contact&sides=2&a.country=CH&a.language=de&b.country=US&b.language=fr');
const [first = plainLens, second = plainLens] = two.lenses;

const meta = {
  title: 'Editor/View as',
  component: ViewAsScreen,
  parameters: {
    guidance: {
      summary:
        'Shows a page as somebody else sees it: another site, country, language, role or theme; two views side by side.',
      use: [
        'Compare the newest draft with what is published before you publish.',
        'Look at a protected page as the role that may read it, and as somebody who is not signed in.',
      ],
      avoid: ['Do not hand on the address in a frame: it opens a draft for a short while only.'],
      access: ['Each frame has a name that says who sees it. The form needs no script.'],
    } satisfies Guidance,
  },
  args: { view, viewAs: unanswered },
} satisfies Meta<typeof ViewAsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initially, the second view is collapsed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText('Second view')).not.toBeVisible();
    await userEvent.click(form.getByRole('checkbox'));
    await expect(form.getByText('Second view')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox'));
  },
};

/** The second view has a locale that the site does not offer. */
export const TwoViews: Story = {
  args: {
    viewAs: {
      ...unanswered,
      query: two,
      frames: [
        { side: 'a', lens: first, siteName: 'Komax', address: 'about:blank' },
        { side: 'b', lens: second, siteName: 'Komax', problem: 'notOffered' },
      ],
    },
  },
};

/** Drafts cannot be listed. */
export const PublishedOnly: Story = { args: { viewAs: { ...unanswered, pagesFailure: 'unavailable' } } };

/** A single view uses the full width. */
export const OneView: Story = {
  args: {
    viewAs: {
      ...unanswered,
      query: read('page=contact&a.country=CH&a.language=de'),
      frames: [{ side: 'a', lens: first, siteName: 'Komax', address: 'about:blank' }],
    },
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
