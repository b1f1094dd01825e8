import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fail } from '@kmx/core';
import type { Guidance } from '@kmx/design-system/guide';

import { createSiteViewMock } from '../../../server/view/siteView.mock';
import { createEditorAreaMock } from '../Editor.mock';
import { EditorScreen } from './EditorScreen';

const view = await createSiteViewMock();

const meta = {
  title: 'Editor/Pages',
  component: EditorScreen,
  parameters: {
    guidance: {
      summary:
        'What an editor opens each morning: how much waits, every page with what visitors see of it and how far each language is, and the navigation as a map.',
      use: [
        'Begin with the four figures: they count the whole site, whatever the list shows.',
        'The most urgent pages stand first: changed since their translation, then marked, then out for translation.',
        'Choose a state or a section by a click, the version, country and language by the form; the address keeps the choice and can be handed on.',
        'A page’s name opens its translations; “Preview” shows its newest draft, “Edit” its form.',
      ],
      avoid: [
        'Do not look for drafts in the published version: choose “Newest drafts” first.',
        'Do not judge a page by one language: “Translated” means that all of its languages are.',
      ],
      access: [
        'Below 1024 px each page is a card with the words of the columns in it; the table keeps its heads for screen readers.',
      ],
    } satisfies Guidance,
  },
  args: { view, area: createEditorAreaMock(view, 'stage=DRAFT&countries=all') },
} satisfies Meta<typeof EditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Pages and translations' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
  },
};

export const PublishedOnly: Story = { args: { area: createEditorAreaMock(view, '') } };

export const OutOfDate: Story = {
  args: { area: createEditorAreaMock(view, 'stage=DRAFT&countries=all&state=stale') },
};

export const OneSection: Story = {
  args: { area: createEditorAreaMock(view, 'stage=DRAFT&countries=all&section=company') },
};

/** No page matches the filters. */
export const NothingFound: Story = {
  args: { area: createEditorAreaMock(view, 'countries=all&q=laser') },
};

/** A site without pages. */
export const Empty: Story = { args: { area: createEditorAreaMock(view, '', []) } };

export const Unavailable: Story = {
  args: {
    area: {
      ...createEditorAreaMock(view, ''),
      navigation: fail({ code: 'unavailable' }),
      pages: fail({ code: 'unavailable' }),
    },
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };

/** A window of 1280 px at 400 % zoom. */
export const SmallestScreen: Story = { globals: { viewport: { value: 'smallest' } } };
