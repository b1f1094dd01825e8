import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { ContactPanel } from './ContactPanel';
import { contactPanelMock } from './ContactPanel.mock';

const meta = {
  title: 'Components/ContactPanel',
  component: ContactPanel,
  args: contactPanelMock,
  parameters: { layout: 'padded' },
  decorators: [
    (Story, { args }) => (
      <>
        <Button popoverTarget={args.id}>Contact</Button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by the button, closes by its own, by Escape and by a click beside it. */
export const Default: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
};
export const LongContent: Story = {
  ...Default,
  args: {
    title: 'Sprechen Sie mit unseren Fachleuten für Drahtverarbeitung',
    promise:
      'Wir antworten an Werktagen innerhalb von 24 Stunden, in der Regel schon am selben Tag und in Ihrer Sprache.',
    ways: [
      ...contactPanelMock.ways,
      {
        id: 'service',
        icon: 'mail',
        label: 'E-mail',
        text: 'anwendungstechnik-und-ersatzteilversorgung@schleuniger.example',
        href: 'mailto:anwendungstechnik-und-ersatzteilversorgung@schleuniger.example',
      },
    ],
  },
};
export const ContactPageOnly: Story = { ...Default, args: { ways: [] } };
