import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { siteHeaderMock } from '../SiteHeader/SiteHeader.mock';
import { UserMenu } from './UserMenu';
import { anonymousMock, signedInMock } from './UserMenu.mock';

const meta = {
  title: 'Components/UserMenu',
  component: UserMenu,
  args: anonymousMock,
  decorators: [(Story) => <SiteHeader {...siteHeaderMock} utilities={<Story />} />],
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { args: signedInMock };
export const LongContent: Story = {
  args: {
    label: 'Maximiliane von Hohenstein-Schwarzenberg',
    user: {
      ...signedInMock.user,
      about: 'maximiliane.von-hohenstein-schwarzenberg@drahtverarbeitungsmaschinen.example',
      links: [
        { text: 'Maschinenbestand und Ersatzteilversorgung verwalten', href: '/de/mykomax/inventory' },
        ...signedInMock.user.links,
      ],
    },
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
