import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUpload } from './FileUpload';
import { fileUploadRowsMock } from './FileUpload.mock';

const meta = {
  title: 'Components/FileUpload',
  parameters: { layout: 'padded' },
  component: FileUpload,
  args: {
    id: 'files',
    name: 'files',
    label: 'Images or videos',
    hint: 'Images or videos, at most 100 MB each',
    prompt: 'Drop files here or choose them',
    accept: 'image/*,video/*',
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One file in each state. */
export const WithFiles: Story = { args: { children: fileUploadRowsMock } };
export const Invalid: Story = { args: { error: 'Please choose at most ten files.' } };
