import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../testing/longContent';
import { ProductDownloads } from './ProductDownloads';
import { productDownloadsMock } from './ProductDownloads.mock';

const meta = {
  title: 'Products/ProductDownloads',
  component: ProductDownloads,
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
