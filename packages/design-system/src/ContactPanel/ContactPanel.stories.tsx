import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { ContactPanel } from './ContactPanel';
import { contactPanelMock } from './ContactPanel.mock';

const meta = {
  title: 'Components/ContactPanel',
  component: ContactPanel,
  args: contactPanelMock,
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'All ways to talk to us in a panel over the page, so that nobody has to leave what they are reading.',
      use: [
        'One in the frame of the site; any button with its id in `popoverTarget` opens it.',
        'Two to four ways, the quickest first, and when an answer will come.',
      ],
      avoid: [
        'For a form: link to the page that has it.',
        'A promise of time that the team does not keep at weekends: say “on working days”.',
      ],
      access: [
        'The browser moves the focus into the panel; Escape or a press beside it closes it and gives the focus back.',
      ],
    } satisfies Guidance,
  },
  decorators: [
    (Story, { args }) => (
      <>
        <Button popoverTarget={args.id}>Contact</Button>
        <Story />
      </>
    ),
    withOwnId,
  ],
} satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
  await expect(canvas.getByRole('dialog')).toBeVisible();
};

/** Opens by the button, closes by its own, by Escape and by a press outside. */
export const Default: Story = { play: open };
export const LongContent: Story = {
  play: open,
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
export const ContactPageOnly: Story = { args: { ways: [] }, play: open };
export const RightToLeft: Story = { decorators: [rightToLeft], play: open };
export const Closes: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close' }));
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
  },
};
