import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { SearchField } from './SearchField';

const meta = {
  title: 'Components/SearchField',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A search that works without script; with it, suggestions appear while the reader types.',
      use: [
        'One in the search panel and one at the top of the results, with the words that were searched.',
        'Name what is searched: “Search this site”, “Search spare parts”.',
      ],
      avoid: [
        'A placeholder with an example in place of the label.',
        'To filter a table of a few rows: a plain `TextField` does.',
      ],
      access: ['A landmark of its own; with suggestions it becomes a combobox that arrow keys walk through.'],
    } satisfies Guidance,
  },
  component: SearchField,
  args: { id: 'search', name: 'q', label: 'Search this site', buttonLabel: 'Search' },
  decorators: [withOwnId],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'crimp height' } };
/** Suggestions are only fetched on the site, whose script turns the field into a combobox. */
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
export const RightToLeft: Story = { decorators: [rightToLeft] };
/** Return submits the query under the field's name. */
export const Sends: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent: unknown[] = [];
    const note = (event: SubmitEvent) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) sent.push(new FormData(event.target).get('q'));
    };
    canvasElement.addEventListener('submit', note);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search this site' }), 'crimp{Enter}');
    canvasElement.removeEventListener('submit', note);
    await expect(sent).toEqual(['crimp']);
  },
};
