import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from './Figure';
import { Picture } from './Picture';
import { drawingUrl } from './Picture.mock';

const meta = {
  title: 'Components/Picture',
  parameters: { layout: 'padded' },
  component: Picture,
  args: { sources: drawingUrl, alt: 'A wire that turns twice', width: 1180, height: 664 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cut: Story = { args: { cut: true } };
export const WithCaption: Story = {
  render: (args) => (
    <Figure caption="The way of the lead from the feed to the crimping station, seen from above.">
      <Picture {...args} />
    </Figure>
  ),
};
