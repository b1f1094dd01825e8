import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from '../Field/RadioGroup';
import type { Guidance } from '../guide/Guidance';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { siteHeaderMock } from '../SiteHeader/SiteHeader.mock';
import { rightToLeft } from '../testing/storyDecorators';
import { UserMenu } from './UserMenu';
import { anonymousMock, signedInMock } from './UserMenu.mock';

const meta = {
  title: 'Components/UserMenu',
  parameters: {
    guidance: {
      summary: 'The way into the customer portal, or what belongs to the person who is signed in.',
      use: [
        'Last among the utilities of the header.',
        'At most six links; signing out stands apart as the last.',
        'Settings that apply to every page and immediately, such as the colour scheme, between the two.',
      ],
      avoid: ['Counts and notices: the portal’s own dashboard shows them.'],
      access: ['Opens without script; on small screens only the sign shows, its words are still read.'],
    } satisfies Guidance,
  },
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
export const RightToLeft: Story = { args: signedInMock, decorators: [rightToLeft] };
const settings = (
  <RadioGroup
    id="menu-scheme"
    name="menu-scheme"
    label="Colour scheme"
    defaultValue="system"
    options={[
      { value: 'system', label: 'Same as this device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ]}
  />
);

const openMenu: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  // On small screens the site's menu precedes it.
  const menu = canvasElement.querySelector<HTMLElement>('[data-menu="main"] > summary');
  if (menu?.checkVisibility()) await userEvent.click(menu);
  await userEvent.click(canvas.getByText('Anna Keller'));
};

/** Arrow keys choose, and the menu stays open. */
export const WithSettings: Story = {
  args: { ...signedInMock, user: { ...signedInMock.user, settings } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openMenu(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Same as this device' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toBeVisible();
  },
};
/** Opens without JavaScript; the last of its links signs out. */
export const Opens: Story = {
  args: signedInMock,
  play: async (context) => {
    const { canvas } = context;
    await openMenu(context);
    await expect(canvas.getByRole('link', { name: 'Tickets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toBeVisible();
  },
};
