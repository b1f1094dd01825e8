import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../testing/createBlockContext';
import { longText } from '../testing/longContent';
import { SearchSuggestions } from './SearchSuggestions';

const meta = {
  title: 'Search/SearchSuggestions',
  parameters: { layout: 'padded' },
  component: SearchSuggestions,
  args: {
    intl: createPageContext().intl,
    id: 'search',
    action: '/en/search',
    localeCode: 'en',
    siteSlug: '',
  },
} satisfies Meta<typeof SearchSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { query: '0.5 mm²' } };
export const LongContent: Story = { args: { query: longText } };
