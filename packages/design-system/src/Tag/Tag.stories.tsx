import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { vars } from '../tokens/vars';
import { Tag } from './Tag';

const meta = {
  title: 'Components/Tag',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A topic that something belongs to; as a link it leads to everything of that topic.',
      use: [
        'On stories, news and downloads, one to three of them.',
        'One or two words from the list of topics that editors keep.',
      ],
      avoid: ['For a state: take `Badge`.', 'As a filter that is on or off: take a `Checkbox`.'],
    } satisfies Guidance,
  },
  component: Tag,
  args: { children: 'Crimping' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsLink: Story = { args: { href: '/en/stories?topic=crimping', dataLink: 'route' } };
export const LongText: Story = { args: { children: 'Wire processing for high-voltage harnesses' } };
export const Row: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }}>
      {['Crimping', 'High voltage', 'Automotive', 'Quality assurance'].map((topic) => (
        <li key={topic}>
          <Tag href="/en/stories">{topic}</Tag>
        </li>
      ))}
    </ul>
  ),
};
