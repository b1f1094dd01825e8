import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Container } from '../Container/Container';
import type { Guidance } from '../guide/Guidance';
import { Section } from '../Section/Section';
import { Stack } from '../Stack/Stack';
import { onDark, rightToLeft } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { Button } from './Button';

const meta = {
  title: 'Components/Button',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Acts on this page: sends, saves, opens, removes.',
      use: [
        'One primary button in a view, for what most readers came to do; everything beside it secondary or ghost.',
        'Begin with the verb and name the thing: “Send request”, “Download data sheet”.',
        'Set `isLoading` while the answer is on its way; the width stays, so nothing jumps.',
        'Danger only to confirm a loss, in a dialog; inverse only where the primary has too little contrast, such as on a picture.',
      ],
      avoid: [
        'To go to another page: take `ButtonLink`, so that it opens in a new tab and is announced as a link.',
        'Disabled without words beside it that say what is missing.',
        'Two primary buttons side by side: the reader must decide which of them is meant.',
      ],
      access: ['At least 44 px high in both sizes; while it loads it is busy and says so.'],
    } satisfies Guidance,
  },
  component: Button,
  args: { children: 'Send request' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Inverse: Story = { args: { variant: 'inverse' } };
/** Confirms a deletion, in a dialog that names its consequences. */
export const Danger: Story = { args: { variant: 'danger', icon: 'trash', children: 'Delete user' } };
export const Small: Story = { args: { size: 's' } };
export const WithIcon: Story = { args: { icon: 'download', children: 'Download data sheet' } };
export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Sending' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { children: 'Angebot für die Kabelverarbeitungsmaschinenkonfigurationsübersicht anfordern' },
};
export const OnDark: Story = { decorators: [onDark] };
export const OnAccent: Story = {
  decorators: [
    (Story) => (
      <Section tone="accent" spacing="m">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
};
export const Submit: Story = {
  args: { type: 'submit' },
  render: (args) => (
    <form aria-label="Request" onSubmit={(event) => event.preventDefault()}>
      <Button {...args} />
    </form>
  ),
};
/** A loading button is disabled: a second press has no effect. */
export const SendsOnce: Story = {
  render: function Sending(args) {
    const [count, setCount] = useState(0);
    return (
      <Stack gap="s">
        <Button {...args} isLoading={count > 0} loadingLabel="Sending" onClick={() => setCount(count + 1)} />
        <Text>Sent: {count}</Text>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.offsetWidth).toBe(width);
    button.click();
    await expect(canvas.getByText('Sent: 1')).toBeVisible();
  },
};
export const RightToLeft: Story = {
  args: { icon: 'download', children: 'Download data sheet' },
  decorators: [rightToLeft],
};
