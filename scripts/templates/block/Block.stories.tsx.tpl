import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { {{Name}} } from './{{Name}}';
import { {{key}}Mock } from './{{Name}}.mock';
import { {{key}}Schema } from './{{Name}}.schema';

const meta = {
  title: 'Blocks/{{Name}}',
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
