import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Text } from '../Text/Text';
import { Badge } from './Badge';

const meta = {
  title: 'Components/Badge',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'The state of one thing, or a count, in a word or two beside it.',
      use: [
        'Beside the name it belongs to: a ticket, a machine, a file.',
        'Choose the tone by meaning: success for what is done, error for what somebody must mend, info for what runs, accent for what is new.',
        'Write the state out; the tone only repeats it.',
      ],
      avoid: [
        'As a button or a link: take a `Tag` with an address.',
        'More than one badge beside one name: the second is a column of its own.',
      ],
    } satisfies Guidance,
  },
  component: Badge,
  args: { children: 'Open' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'New' } };
export const Info: Story = { args: { tone: 'info', children: 'In progress' } };
export const Success: Story = { args: { tone: 'success', children: 'Active' } };
export const Fault: Story = { args: { tone: 'error', children: 'Declined' } };
export const Count: Story = { args: { tone: 'accent', children: '12' } };
export const LongText: Story = { args: { children: 'Wartet auf Rückmeldung der Anwendungstechnik' } };
/** Typical position: after the name it belongs to. */
export const BesideAName: Story = {
  args: { tone: 'success', children: 'Active' },
  decorators: [
    (Story) => (
      <Text>
        Alpha 530 <Story />
      </Text>
    ),
  ],
};
