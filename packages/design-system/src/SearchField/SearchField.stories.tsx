import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField';

const meta = {
  title: 'Components/SearchField',
  parameters: { layout: 'padded' },
  component: SearchField,
  args: { id: 'search', name: 'q', label: 'Search this site', buttonLabel: 'Search' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'crimp height' } };
/** Typing asks for suggestions only on the site, whose script turns the field into a combobox. */
export const WithSuggestions: Story = {
  args: {
    suggestions: {
      endpoint: '/api/search-proxy/suggest',
      localeCode: 'en',
      siteSlug: '',
      label: 'Suggestions',
      announcement: 'Suggestions: {count}',
      kinds: { product: 'Product', page: 'Web page' },
    },
  },
};
export const LongContent: Story = {
  args: {
    label: 'Diese Website nach Maschinen, Verfahren, Dienstleistungen und Schulungen durchsuchen',
    buttonLabel: 'Suche starten',
    defaultValue:
      'Crimphöhenüberwachung mit Querschnittsprüfung und Abzugskraftmessung in der Serienfertigung',
  },
};
