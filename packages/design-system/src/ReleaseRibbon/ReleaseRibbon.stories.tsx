import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReleaseRibbon } from './ReleaseRibbon';

const meta = {
  title: 'Components/ReleaseRibbon',
  component: ReleaseRibbon,
  args: {
    text: 'Next release',
    link: { text: 'Back to the current release', href: '?nextRelease=false' },
  },
} satisfies Meta<typeof ReleaseRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    text: 'Sie sehen die nächste Version dieser Website, deren Inhalte und Funktionen sich bis zur Veröffentlichung noch ändern können',
    link: { text: 'Zurück zur aktuell veröffentlichten Version', href: '?nextRelease=false' },
  },
};
