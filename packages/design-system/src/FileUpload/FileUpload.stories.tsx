import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { FileUpload } from './FileUpload';
import { fileUploadRowsMock } from './FileUpload.mock';

const meta = {
  title: 'Components/FileUpload',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Takes files by choosing or dropping and shows each on its way.',
      use: [
        'For pictures, videos and protocols that belong to a request.',
        'Name kinds and size limit in the hint, before anything is chosen.',
        'Say at each refused file why, and let a broken one be tried again.',
      ],
      avoid: [
        'For one small file in a long form: a `TextField` of type file takes less room.',
        'Sending the form while files are on their way: lock the button and say so.',
      ],
      access: [
        'A file field of the browser inside the area, so the keyboard needs no dropping; each row announces its status.',
      ],
    } satisfies Guidance,
  },
  component: FileUpload,
  args: {
    id: 'files',
    name: 'files',
    label: 'Images or videos',
    hint: 'Images or videos, at most 100 MB each',
    prompt: 'Drop files here or choose them',
    accept: 'image/*,video/*',
  },
  decorators: [withOwnId],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFiles: Story = { args: { children: fileUploadRowsMock } };
export const Invalid: Story = { args: { error: 'Please choose at most ten files.' } };
export const Required: Story = { args: { isRequired: true, mark: '(required)' } };
export const OneFile: Story = {
  args: { isMultiple: false, label: 'Protocol', prompt: 'Drop the protocol here or choose it' },
};
export const RightToLeft: Story = { args: { children: fileUploadRowsMock }, decorators: [rightToLeft] };
export const SmallScreen: Story = {
  args: { children: fileUploadRowsMock },
  globals: { viewport: { value: 'mobile' } },
};
export const TakesFiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Images or videos');
    await userEvent.upload(field, [
      new File(['a'], 'terminal.jpg', { type: 'image/jpeg' }),
      new File(['b'], 'drift.mp4', { type: 'video/mp4' }),
    ]);
    await expect([...(field.files ?? [])].map(({ name }) => name)).toEqual(['terminal.jpg', 'drift.mp4']);
    await expect(field).toHaveAccessibleDescription('Images or videos, at most 100 MB each');
  },
};
