import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter, SiteFooterButton } from './SiteFooter';
import { siteFooterMock } from './SiteFooter.mock';

const meta = {
  title: 'Components/SiteFooter',
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
