import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fail, ok } from '@kmx/core';
import type { Guidance } from '@kmx/design-system/guide';

import { createSiteViewMock } from '../../../server/view/siteView.mock';
import { illMock, wellMock } from '../Editor.mock';
import { HealthBoard } from './HealthBoard';

const view = await createSiteViewMock();

const meta = {
  title: 'Editor/Health',
  component: HealthBoard,
  parameters: {
    guidance: {
      summary:
        'What is wrong on the pages of a site, each with the way to its form; which blocks they are made of, and which pictures and files nobody uses.',
      use: [
        'Work from the top: a publication that did not happen is missed by somebody.',
        'A link leads to the block itself in the form of the page.',
        'Write the alternative text that is missing in a language: the link opens the picture in it.',
        'Replace a picture before its licence ends: the same form serves every page that shows it.',
        'Clear the library with the list of what nothing uses: the largest stand first.',
      ],
      avoid: [
        'Do not delete what “Only in drafts” is said of: a page that is to come needs it.',
        'Do not take it for the visitors’ site: drafts are looked into, in the language of the address.',
      ],
    } satisfies Guidance,
  },
  args: { view, health: ok(illMock) },
} satisfies Meta<typeof HealthBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    const schedules = within(board.getByRole('table', { name: 'Failed publications' }));
    await expect(schedules.getByRole('link', { name: /Trade fair/ })).toBeVisible();
  },
};

export const Empty: Story = { args: { health: ok(wellMock) } };

/** More pages than are checked, and no information about the library. */
export const InPart: Story = {
  args: {
    health: ok({
      ...wellMock,
      pageCount: 412,
      readCount: 200,
      library: undefined,
      failedSchedules: undefined,
      duplicates: undefined,
      licences: undefined,
      missingAltTexts: undefined,
    }),
  },
};

export const Unavailable: Story = { args: { health: fail({ code: 'unavailable' }) } };

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };

/** A window of 1280 px at 400 % zoom. */
export const SmallestScreen: Story = { globals: { viewport: { value: 'smallest' } } };
