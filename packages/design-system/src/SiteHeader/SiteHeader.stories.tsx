import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { SearchField } from '../SearchField/SearchField';
import { rightToLeft } from '../testing/storyDecorators';
import { SiteHeader } from './SiteHeader';
import { siteHeaderMock } from './SiteHeader.mock';

const meta = {
  title: 'Components/SiteHeader',
  parameters: {
    guidance: {
      summary:
        'The head of every page: mark, navigation of two levels below the first, search, locale, sign-in.',
      use: [
        'Four to six entries of one or two words.',
        'Begin each submenu with the entry’s own page.',
        'The entry whose page is open is marked by the wire.',
        'A submenu may end with a form of one field that leads into its pages.',
      ],
      avoid: [
        'Entries that lead to other houses’ sites without saying so.',
        'A third level below: the page itself leads on.',
      ],
      access: [
        'Opens without script; one submenu at a time; Escape and a press beside it close on the site.',
      ],
    } satisfies Guidance,
  },
  component: SiteHeader,
  args: siteHeaderMock,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { items: siteHeaderMock.items.slice(2, 4), utilities: undefined } };
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const LongContent: Story = {
  args: {
    items: siteHeaderMock.items.map((item) => ({ ...item, title: `${item.title} und Dienstleistungen` })),
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
/** A press on an entry opens its submenu, which starts with the entry's own page. */
export const OpensASubmenu: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [entry] = canvasElement.querySelectorAll<HTMLElement>('[data-menu="branch"] > summary');
    await expect(entry).toBeInTheDocument();
    // On narrow windows the navigation is in a menu.
    const menu = canvasElement.querySelector<HTMLElement>('[data-menu="main"] > summary');
    if (menu?.checkVisibility()) await userEvent.click(menu);
    if (entry) await userEvent.click(entry);
    await expect(canvas.getAllByRole('link', { name: 'Zeta 650 with block loader' })[0]).toBeVisible();
  },
};

const withForm = siteHeaderMock.items.map((item, index) =>
  index === 0
    ? {
        ...item,
        form: (
          <SearchField
            id="wire"
            name="wire"
            label="Your wire"
            landmarkLabel="Your wire"
            placeholder={'0.5\u00A0mm²'}
            buttonLabel="Show machines"
          />
        ),
      }
    : item,
);

/** The form below a submenu is shown with it. */
export const FormBelowASubmenu: Story = {
  args: { items: withForm },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = canvasElement.querySelector<HTMLElement>('[data-menu="main"] > summary');
    if (menu?.checkVisibility()) await userEvent.click(menu);
    const entry = canvasElement.querySelector<HTMLElement>('[data-menu="branch"] > summary');
    if (entry) await userEvent.click(entry);
    await expect(canvas.getByRole('searchbox', { name: 'Your wire' })).toBeVisible();
  },
};
