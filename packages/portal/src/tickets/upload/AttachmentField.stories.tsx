import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { FakeTicketService } from '../detail/fakeTicketService.mock';
import { AttachmentField } from './AttachmentField';
import type { Attachments } from './useAttachments';

const nothing = () => undefined;

const none: Attachments = {
  files: [],
  ids: [],
  isUploading: false,
  add: nothing,
  retry: nothing,
  remove: nothing,
  markGone: nothing,
  clear: nothing,
  discard: nothing,
};

const meta = {
  title: 'Portal/Tickets/Attachments',
  parameters: {
    guidance: {
      summary: 'Images and videos that go with a ticket, each with its progress and its own fate.',
      use: [
        'Say the limits before somebody chooses: 100 MB each, ten files.',
        'Each file says in its row what went wrong and what can be done about it.',
      ],
      avoid: ['To stop the other files when one fails.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: AttachmentField,
  args: { id: 'files', attachments: none },
  decorators: [
    (StoryView) => (
      <FakeTicketService>
        <StoryView />
      </FakeTicketService>
    ),
  ],
} satisfies Meta<typeof AttachmentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryState: Story = {
  args: {
    attachments: {
      ...none,
      files: [
        { key: '1', name: 'crimp.png', size: 240_000, state: 'stored', progress: 1 },
        { key: '2', name: 'feeder.mp4', size: 48_200_000, state: 'uploading', progress: 0.4 },
        { key: '3', name: 'all.zip', size: 900_000, state: 'rejected', progress: 0, fault: 'notAllowed' },
        { key: '4', name: 'long.mp4', size: 140_000_000, state: 'rejected', progress: 0, fault: 'tooLarge' },
        { key: '5', name: 'lost.png', size: 240_000, state: 'broken', progress: 0, fault: 'broken' },
        { key: '6', name: 'old.png', size: 240_000, state: 'rejected', progress: 0, fault: 'gone' },
      ],
    },
  },
};
export const SmallScreen: Story = { ...EveryState, globals: { viewport: { value: 'mobile' } } };
