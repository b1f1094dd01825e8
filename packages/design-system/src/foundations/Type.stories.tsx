import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { vars } from '../tokens';

const sizes = ['xxl', 'xl', 'l', 'm', 's', 'xs', 'xxs'] as const;

const TypeScale = ({ text, family }: { readonly text: string; readonly family: keyof typeof vars.font }) => (
  <Stack gap="m">
    {sizes.map((size) => (
      <p
        key={size}
        style={{ fontFamily: vars.font[family], fontSize: vars.size[size], lineHeight: vars.leading.snug }}
      >
        {text}
      </p>
    ))}
  </Stack>
);

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'padded' },
  component: TypeScale,
  args: { text: 'To hundredths of a millimetre', family: 'text' },
} satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mono: Story = { args: { family: 'mono', text: '0.13–6 mm², 65 000 pcs/h' } };
export const Cut: Story = { args: { family: 'cut' } };
export const LatinExtended: Story = { args: { text: 'Přesnost, ősszefüggés, ștanțare, žíly a dráty' } };
export const Japanese: Story = { args: { text: '百分の一ミリの精度で電線を加工' } };
export const Chinese: Story = { args: { text: '以百分之一毫米的精度加工线束' } };
