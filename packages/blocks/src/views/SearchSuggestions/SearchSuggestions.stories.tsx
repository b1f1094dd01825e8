import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { catchSubmission } from '../../testing/catchSubmission';
import { createPageContext } from '../../testing/createBlockContext';
import { longText } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { SearchSuggestions } from './SearchSuggestions';

const meta = {
  title: 'Blocks/Search/SearchSuggestions',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'The search field that suggests while typing.',
      use: [
        'Suggestions are products and pages, not words: the press leads there at once.',
        'Enter searches for what was typed, whatever is suggested.',
      ],
      avoid: ['Do not put help or advertising into the list: it must fit above a phone’s keyboard.'],
      access: [
        'A combobox: arrows walk, Enter chooses, Escape closes the list and keeps the words. Without script it is a plain search form.',
      ],
    } satisfies Guidance,
  },
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

export const Minimal: Story = { args: { siteSlug: 'adaptronic' } };

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Return submits the typed text, also without JavaScript. */
export const SearchesForWhatWasTyped: Story = {
  args: { query: 'crimp' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = catchSubmission(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), ' height{Enter}');
    await expect(sent).toEqual(['q=crimp height']);
  },
};
