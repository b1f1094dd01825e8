import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { LocaleSwitch, type LocaleSwitchLink } from './LocaleSwitch';

const link = (hrefLang: string, text: string, isCurrent = false): LocaleSwitchLink => ({
  hrefLang,
  text,
  href: `/${hrefLang.toLowerCase()}`,
  isCurrent,
});

const meta = {
  title: 'Components/LocaleSwitch',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Chooses language and country. Every entry is this page under another locale.',
      use: ['Once, among the utilities of the header.', 'Name each language in itself: Deutsch, 日本語.'],
      avoid: [
        'Entries for languages the page does not exist in, unless the page says so with a `LanguageBanner`.',
        'Flags for languages.',
      ],
      access: ['Opens without script; the chosen language is marked as current and read in its own tongue.'],
    } satisfies Guidance,
  },
  component: LocaleSwitch,
  args: {
    label: 'Country and language',
    current: 'EN · International',
    languageTitle: 'Language',
    languages: [
      link('en', 'English', true),
      link('de', 'Deutsch'),
      link('fr', 'Français'),
      link('ja', '日本語'),
    ],
    countryTitle: 'Country',
    countries: [
      { name: 'Switzerland', links: [link('de-CH', 'Deutsch'), link('fr-CH', 'Français')] },
      { name: 'United States', links: [link('en-US', 'English')] },
    ],
  },
} satisfies Meta<typeof LocaleSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LanguagesOnly: Story = { args: { countries: [] } };
/** Opens by a press; the page's own language is marked. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('EN · International'));
    await expect(canvas.getByRole('link', { name: 'English', current: true })).toBeVisible();
    await expect(canvas.getByText('日本語')).toBeVisible();
  },
};
export const ManyCountries: Story = {
  args: {
    countries: ['Argentina', 'Bosnia and Herzegovina', 'Czechia', 'Germany', 'Japan', 'United Kingdom'].map(
      (name, index) => ({ name, links: [link(`en-${index}`, 'English'), link(`de-${index}`, 'Deutsch')] }),
    ),
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('EN · International')),
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } }, play: Opens.play };
