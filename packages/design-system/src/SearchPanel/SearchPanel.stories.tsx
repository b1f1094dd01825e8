import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { SearchField } from '../SearchField/SearchField';
import { withOwnId } from '../testing/storyDecorators';
import { SearchPanel } from './SearchPanel';

const meta = {
  title: 'Components/SearchPanel',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'The search of the header: a sign that opens a field over the page, and a link to the search page without script.',
      use: [
        'Once, among the utilities of the header.',
        'The field takes the focus, so that typing begins at once.',
      ],
      avoid: ['On the search page itself: its field stands in the page.'],
      access: ['Escape closes it and the focus returns to the sign.'],
    } satisfies Guidance,
  },
  component: SearchPanel,
  args: {
    id: 'search-panel',
    label: 'Search',
    closeLabel: 'Close',
    href: '/en/search',
    children: (
      <SearchField
        id="search-panel-query"
        name="q"
        action="/en/search"
        label="Search this site"
        buttonLabel="Search"
        isAutoFocused
      />
    ),
  },
  decorators: [withOwnId],
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children: (
      <SearchField
        id="search-panel-query"
        name="q"
        label="Diese Website nach Maschinen, Verfahren, Dienstleistungen und Schulungen durchsuchen"
        buttonLabel="Suche starten"
      />
    ),
  },
};
export const Opens: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvasElement.querySelector<HTMLElement>('[popovertarget]');
    await expect(opener).not.toBeNull();
    if (opener) await userEvent.click(opener);
    const field = await canvas.findByRole('searchbox', { name: 'Search this site' });
    await expect(field).toBeVisible();
  },
};
