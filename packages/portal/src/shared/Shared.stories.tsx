import type { Meta, StoryObj } from '@storybook/react-vite';
import { serviceStatuses } from '@kmx/core/portal';
import { vars } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';

import { EmptyState } from '../notices/EmptyState';
import { ProblemNotice } from '../notices/ProblemNotice';
import { Skeleton } from '../notices/Skeleton';
import { FakePortal } from './fakePortal.mock';
import { PortalHeading } from './PortalHeading';
import { StatusTag } from './StatusTag';

const meta = {
  title: 'Portal/Shared',
  parameters: {
    guidance: {
      summary:
        'What several screens of the portal show: statuses, problems, headings, and the places of what is missing or on its way.',
      use: [
        'A status is a word, a sign and a tone together; the tone never speaks alone.',
        'A problem says what happened and what to do, and offers another try only where that may help.',
      ],
      avoid: ['A new tone for a new status: take the one whose loudness fits.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  decorators: [
    (Story) => (
      <FakePortal>
        <div style={{ display: 'grid', gap: vars.space[4], justifyItems: 'start' }}>
          <Story />
        </div>
      </FakePortal>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Statuses: Story = {
  render: () => (
    <>
      {serviceStatuses.map((status) => (
        <StatusTag key={status} status={status} />
      ))}
    </>
  ),
};

export const Problems: Story = {
  render: () => (
    <>
      {(['offline', 'unavailable', 'signedOut', 'forbidden', 'failed'] as const).map((problem) => (
        <ProblemNotice key={problem} problem={problem} onRetry={() => undefined} />
      ))}
    </>
  ),
};

export const Headings: Story = {
  render: () => (
    <PortalHeading
      title="Account settings"
      overline="Customer portal"
      lead="What you change here applies at once."
    />
  ),
};

export const Empty: Story = {
  render: () => <EmptyState title="No users yet" text="Invite the first colleague of your organisation." />,
};

export const Waiting: Story = { render: () => <Skeleton lines={5} /> };
