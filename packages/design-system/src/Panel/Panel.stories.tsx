import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../Button/IconButton';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { Panel } from './Panel';

const meta = {
  title: 'Components/Panel',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A titled surface beside or above the page, with room for a close button.',
      use: [
        'For what belongs to the page but not to its text: comparison, news, a filter.',
        'Leave the close button out where the panel stands in the page.',
      ],
      avoid: [
        'Over the page: `PopoverPanel` brings opening, closing and the focus.',
        'For a decision that must be made first: take `Dialog`.',
      ],
    } satisfies Guidance,
  },
  component: Panel,
  args: {
    id: 'compare',
    title: 'Compare products',
    closeControl: <IconButton icon="close" label="Close" />,
    children: <Text>Choose at least two machines to compare them.</Text>,
  },
  decorators: [withOwnId],
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutClose: Story = { args: { closeControl: undefined } };
export const LongText: Story = {
  args: { title: 'Fully automatic machines for cable assemblies with several leads' },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
