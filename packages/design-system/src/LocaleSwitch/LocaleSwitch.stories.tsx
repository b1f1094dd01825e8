import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocaleSwitch, type LocaleSwitchLink } from './LocaleSwitch';

const link = (hrefLang: string, text: string, isCurrent = false): LocaleSwitchLink => ({
  hrefLang,
  text,
  href: `/${hrefLang.toLowerCase()}`,
  isCurrent,
});

const meta = {
  title: 'Components/LocaleSwitch',
  parameters: { layout: 'padded' },
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
