import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { Breadcrumb } from './Breadcrumb';
import { breadcrumbMock } from './Breadcrumb.mock';

const meta = {
  title: 'Components/Breadcrumb',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'The way from the home page to this one, joined by the wire. On small screens one link back to the page above.',
      use: [
        'On every page below the home page, directly under the header.',
        'Name each step exactly as the page’s title in the navigation does.',
      ],
      avoid: [
        'To show steps of a process: take `StepList`.',
        'The last step as a link: it is the page the reader is on.',
      ],
      access: [
        'The last step says `aria-current`; the home step is read by its name though it shows an icon.',
      ],
    } satisfies Guidance,
  },
  component: Breadcrumb,
  args: breadcrumbMock,
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HomeOnly: Story = { args: { items: [{ title: 'Home', href: '/' }] } };
export const LongText: Story = {
  args: {
    items: [
      ...breadcrumbMock.items.slice(0, 3),
      {
        title: 'Fully automatic machines for cable assemblies with several leads',
        href: '/en/products/assemblies',
      },
      { title: 'Kabelverarbeitungsmaschinenkonfigurationsübersicht' },
    ],
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
