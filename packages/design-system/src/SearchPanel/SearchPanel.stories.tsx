import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../SearchField/SearchField';
import { SearchPanel } from './SearchPanel';

const meta = {
  title: 'Components/SearchPanel',
  parameters: { layout: 'padded' },
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
