import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { ReleaseRibbon } from './ReleaseRibbon';

const meta = {
  title: 'Components/ReleaseRibbon',
  parameters: {
    guidance: {
      summary: 'A slim strip on top of the page: this is the next release, not what everybody sees.',
      use: [
        'On every page of a preview, above the header, with the way back.',
        'Name the state in two or three words.',
      ],
      avoid: ['For news or maintenance: take `FlashMessage`.'],
    } satisfies Guidance,
  },
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
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
