import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { inWindow, rightToLeft } from '../testing/storyDecorators';
import { ConsentDialog } from './ConsentDialog';
import { consentDialogMock } from './ConsentDialog.mock';

const meta = {
  title: 'Components/ConsentDialog',
  parameters: {
    guidance: {
      summary:
        'Asks once for leave to count visits and to measure advertising. The page can be read without an answer.',
      use: [
        'Once in the frame of the site; the footer opens it again.',
        'Refusing looks and weighs the same as accepting: same size, same row.',
        'Say what is done with the data in one or two sentences and link the rest.',
      ],
      avoid: [
        'Categories that are ticked in advance: consent must be given, not taken back.',
        'To announce anything else: take `FlashMessage`.',
      ],
      access: ['Not modal; the page grows by its height, so what has the focus is never covered.'],
    } satisfies Guidance,
  },
  component: ConsentDialog,
  args: consentDialogMock,
  decorators: [inWindow],
} satisfies Meta<typeof ConsentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPrivacyPage: Story = { args: { privacy: undefined } };
export const LongContent: Story = {
  args: {
    texts: {
      ...consentDialogMock.texts,
      title: 'Datenschutzeinstellungen und Verwendung von Cookies auf dieser Website',
      text: 'Technisch notwendige Cookies sorgen dafür, dass diese Website funktioniert. Mit Ihrer Einwilligung zählen wir zusätzlich Besuche, um Inhalte zu verbessern, und messen den Erfolg unserer Werbung auf anderen Websites. Ihre Einwilligung ist freiwillig und jederzeit widerrufbar.',
      necessaryOnly: 'Nur technisch notwendige Cookies zulassen',
      saveSelection: 'Ausgewählte Einstellungen speichern',
    },
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
/** All three choices need one press, and only necessary cookies are preselected. */
export const Answers: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const buttons: string[] = [];
    const note = (event: SubmitEvent) => {
      event.preventDefault();
      const choice = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
      buttons.push(choice);
    };
    await expect(canvas.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
    canvasElement.addEventListener('submit', note);
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    canvasElement.removeEventListener('submit', note);
    await expect(buttons).toEqual(['all', 'necessary', 'selection']);
  },
};
