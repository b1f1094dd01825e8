import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ProductDownloads } from './ProductDownloads';
import { productDownloadsMock } from './ProductDownloads.mock';

const meta = {
  title: 'Blocks/Products/ProductDownloads',
  component: ProductDownloads,
  parameters: {
    guidance: {
      summary: 'The documents of a product, those in the reader’s language first.',
      use: [
        'Other languages stay reachable in one step: an English manual helps where there is no Czech one.',
        'Thumbnail, kind, size and language come from the product service.',
      ],
      avoid: ['Do not upload product documents as files of a page: they would miss here and in the search.'],
    } satisfies Guidance,
  },
  args: productDownloadsMock,
} satisfies Meta<typeof ProductDownloads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { files: productDownloadsMock.files.slice(0, 1) } };
export const NoneInTheLanguage: Story = { args: { language: 'ja' } };
export const LongContent: Story = {
  args: {
    files: productDownloadsMock.files.map((file) => ({ ...file, name: `${longTitle} ${longWord}` })),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
