import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import {
  createUploadActor,
  uploadMachine,
  type SendUpload,
  type UploadResult,
  type UploadEvent,
} from '@kmx/core/machines/upload';
import { MachineState, type Guidance } from '@kmx/design-system/guide';
import { FakeTicketService } from '../tickets/detail/fakeTicketService.mock';
import { AttachmentField } from '../tickets/upload/AttachmentField';
import { showSent, type ShownFile } from '../tickets/upload/shownFile';

interface UploadWalkProps {
  /** Expected final state. */
  readonly state: string;
  /** Result of sending; undefined while it is pending. */
  readonly outcome?: UploadResult | 'broken';
  readonly event?: UploadEvent;
  readonly isStarted?: boolean;
}

const video = new File(['0'.repeat(4096)], 'feeder-noise.mp4', { type: 'video/mp4' });
const nothing = () => undefined;

const createSend =
  (outcome: UploadWalkProps['outcome']): SendUpload =>
  (onProgress) => {
    if (outcome === 'broken') return Promise.reject(new Error('The connection broke.'));
    if (outcome) return Promise.resolve(outcome);
    queueMicrotask(() => onProgress(0.4));
    return new Promise(nothing);
  };

/** Runs the upload of one file to a state, in the field for attachments. */
function UploadWalk({ outcome, event, isStarted = true }: UploadWalkProps) {
  const [shown, setShown] = useState<{ state: string; files: readonly ShownFile[] }>();
  useEffect(() => {
    const upload = createUploadActor(createSend(outcome));
    upload.subscribe(({ value, context }) => {
      const file = { ...showSent({ key: 'file', file: video, upload }) };
      const isThere = value !== 'idle' && value !== 'cancelled';
      const stored: ShownFile = { ...file, state: 'stored', progress: context.progress, fault: undefined };
      setShown({ state: value, files: isThere ? [value === 'stored' ? stored : file] : [] });
    });
    upload.start();
    if (isStarted) upload.send({ type: 'upload.started' });
    if (event) upload.send(event);
    return () => void upload.stop();
  }, [outcome, event, isStarted]);
  if (!shown) return null;
  const attachments = {
    files: shown.files,
    ids: [],
    isUploading: shown.state === 'uploading',
    add: nothing,
    retry: nothing,
    remove: nothing,
    markGone: nothing,
    clear: nothing,
    discard: nothing,
  };
  return (
    <MachineState root={uploadMachine.root} name="Upload" state={shown.state}>
      <FakeTicketService>
        <AttachmentField id="files" attachments={attachments} />
      </FakeTicketService>
    </MachineState>
  );
}

const meta = {
  title: 'Machines/Upload',
  component: UploadWalk,
  parameters: {
    guidance: {
      summary:
        'One file on its way to a ticket or a form. Each file has a machine of its own: one that fails holds no other up.',
      use: [
        'Every state is a row of the field: name, size, how far it is, and what can be done about it.',
        'Offer to try again for what may go better: a broken connection, a store that is busy.',
        'Say the reason of a refusal in the row itself: too large, empty, not an image or a video.',
      ],
      avoid: [
        'To offer another try for what stays wrong, such as 140 MB: the way out is to remove the file.',
        'To let a form be sent while a file is on its way: say that it is waited for.',
      ],
    } satisfies Guidance,
  },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: args.state })).toBeVisible();
  },
} satisfies Meta<typeof UploadWalk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: { state: 'idle', isStarted: false } };
export const Uploading: Story = { args: { state: 'uploading' } };
export const Stored: Story = { args: { state: 'stored', outcome: { kind: 'stored', id: 'f-1' } } };
export const RefusedTooLarge: Story = {
  args: { state: 'rejected', outcome: { kind: 'rejected', code: 'tooLarge' } },
};
export const RefusedNotAllowed: Story = {
  args: { state: 'rejected', outcome: { kind: 'rejected', code: 'notAllowed' } },
};
/** The service is temporarily unavailable; the upload can be retried. */
export const RefusedUnavailable: Story = {
  args: { state: 'rejected', outcome: { kind: 'rejected', code: 'unavailable' } },
};
export const Broken: Story = { args: { state: 'broken', outcome: 'broken' } };
/** The file is removed from the list. */
export const Cancelled: Story = { args: { state: 'cancelled', event: { type: 'upload.cancelled' } } };
