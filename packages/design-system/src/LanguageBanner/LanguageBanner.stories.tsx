import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { LanguageBanner } from './LanguageBanner';

const meta = {
  title: 'Components/LanguageBanner',
  parameters: {
    guidance: {
      summary: 'Says that a page is not in the reader’s language and offers the languages it is in.',
      use: [
        'At the top of the page, above the breadcrumb.',
        'Write the notice in the reader’s language and each language in its own name.',
      ],
      avoid: [
        'To choose a language at any time: `LocaleSwitch` stands in the header.',
        'Flags: a language is not a country.',
      ],
      access: ['Each link carries the language of its words, so that it is spoken right.'],
    } satisfies Guidance,
  },
  component: LanguageBanner,
  args: {
    children: 'This page is not available in your language yet. You are reading it in English.',
    links: [
      { text: 'Deutsch', href: '/de', hrefLang: 'de' },
      { text: '日本語', href: '/ja', hrefLang: 'ja' },
    ],
  },
} satisfies Meta<typeof LanguageBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLinks: Story = { args: { links: [] } };
export const LongContent: Story = {
  args: {
    children:
      'Diese Seite ist in der von Ihnen gewählten Sprache noch nicht verfügbar. Sie lesen sie in einer anderen Sprache; die Übersetzung wird vorbereitet.',
    links: [
      ['Čeština', 'cs'],
      ['Deutsch', 'de'],
      ['English', 'en'],
      ['Español', 'es'],
      ['Français', 'fr'],
      ['Magyar', 'hu'],
      ['日本語', 'ja'],
      ['Português', 'pt'],
      ['Română', 'ro'],
      ['Slovenčina', 'sk'],
      ['中文', 'zh'],
    ].map(([text = '', hrefLang = '']) => ({ text, hrefLang, href: `/${hrefLang}` })),
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
