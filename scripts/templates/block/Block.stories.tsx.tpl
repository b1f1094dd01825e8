import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { {{Name}} } from './{{Name}}';
import { {{key}}Mock } from './{{Name}}.mock';
import { {{key}}Schema } from './{{Name}}.schema';

const meta = {
  title: 'Blocks/{{Name}}',
  parameters: {
    guidance: {
      summary: 'A heading over a short text.',
      use: ['One thought; what needs more is a text of its own.'],
      avoid: ['To repeat the heading of the page.'],
    } satisfies Guidance,
  },
  component: {{Name}},
  args: { data: {{key}}Schema.parse({{key}}Mock), context: createBlockContext({ anchor: '{{kebab}}-1' }) },
} satisfies Meta<typeof {{Name}}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: { data: {{key}}Schema.parse({ ...{{key}}Mock, text: null }) },
};

export const LongContent: Story = {
  args: { data: {{key}}Schema.parse({ ...{{key}}Mock, title: longTitle, text: longText }) },
};
