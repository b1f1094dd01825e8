import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentDialog } from './ConsentDialog';
import { consentDialogMock } from './ConsentDialog.mock';

const meta = {
  title: 'Components/ConsentDialog',
  component: ConsentDialog,
  args: consentDialogMock,
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
      refuse: 'Nur technisch notwendige Cookies zulassen',
      saveSelection: 'Ausgewählte Einstellungen speichern',
    },
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
