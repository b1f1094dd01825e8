import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { FileUploadRow } from './FileUploadRow';

const meta = {
  title: 'Components/FileUploadRow',
  component: FileUploadRow,
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'One file on its way: name, size, how it stands, and a line that grows with the share that has arrived.',
      use: [
        'Inside `FileUpload` only, a row a file, in the order of choosing.',
        'Offer another try for a broken file, never for a refused one.',
      ],
      avoid: [
        'For files that are stored for good: take a list with links.',
        'A status without a reason: “refused” alone makes people try again.',
      ],
      access: ['The status is announced when it changes; both buttons are named.'],
    } satisfies Guidance,
  },
  args: {
    name: 'crimp-height-drift.mp4',
    size: '48.2 MB',
    state: 'uploading',
    status: 'Uploading',
    progress: 0.6,
    retryLabel: 'Try again',
    removeLabel: 'Remove',
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof FileUploadRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stored: Story = { args: { state: 'stored', status: 'Uploaded', progress: 1 } };
export const Refused: Story = {
  args: { state: 'rejected', status: 'This is neither an image nor a video.', progress: 0 },
};
export const Broken: Story = { args: { state: 'broken', status: 'The connection was lost.', progress: 0 } };
export const LongText: Story = {
  args: {
    name: 'a-very-long-name-of-a-file-that-a-telephone-gave-to-its-picture-20261121-180512.heic',
    state: 'rejected',
    status: 'Diese Datei ist größer als 100 MB und wird deshalb nicht übertragen.',
    progress: 0,
  },
};
