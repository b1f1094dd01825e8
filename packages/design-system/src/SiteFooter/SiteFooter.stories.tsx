import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { SiteFooter, SiteFooterButton } from './SiteFooter';
import { siteFooterMock } from './SiteFooter.mock';

const meta = {
  title: 'Components/SiteFooter',
  parameters: {
    guidance: {
      summary: 'The foot of every page on the theme’s dark surface: where else to go, and the legal line.',
      use: [
        'Three or four columns of at most six links, in the order of the header.',
        'The legal links, the privacy settings and the year in the line below the wire.',
      ],
      avoid: [
        'Links that the header does not know and that matter: readers come here last.',
        'Logos of partners: they have a block of their own.',
      ],
      access: [
        'The columns are a navigation with a name of its own.',
        'On a phone each column opens by its title, without script.',
      ],
    } satisfies Guidance,
  },
  component: SiteFooter,
  args: siteFooterMock,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneColumn: Story = { args: { columns: siteFooterMock.columns.slice(0, 1) } };
export const WithActions: Story = {
  args: { actions: <SiteFooterButton data-consent-open>Privacy settings</SiteFooterButton> },
};
export const LongContent: Story = {
  args: {
    note: '© 2026 Komax · Technische Änderungen, Irrtümer und Druckfehler vorbehalten; es gelten die Allgemeinen Geschäftsbedingungen.',
    columns: siteFooterMock.columns.map((column) => ({
      ...column,
      title: 'Drahtverarbeitungsmaschinen und Prüfautomaten',
    })),
  },
};
export const WithoutNote: Story = { args: { note: undefined } };
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
