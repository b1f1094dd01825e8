import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container, Section, Stack } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';

import { createSiteViewMock } from '../../../server/view/siteView.mock';
import { translationMock } from '../Editor.mock';
import { TranslationChanges } from './TranslationChanges';
import { TranslationTargets } from './TranslationTargets';

const view = await createSiteViewMock();

const meta = {
  title: 'Editor/Translations of a page',
  component: TranslationChanges,
  parameters: {
    guidance: {
      summary:
        'How far a page is in each of its languages, and what has changed since it was translated: the text that went out, the text of today and the translation, side by side.',
      use: [
        '“Out of date” says that the source has changed since the translation came back.',
        'Read a row from left to right: what was translated, what stands there now, what the translation says still.',
        'Small changes are mended in the form; for larger ones mark the language and start its translation anew.',
      ],
      avoid: [
        'Do not mend the source to fit a translation.',
        'Do not send a package out twice: “In translation” says that one is on its way.',
      ],
      access: ['Each text is marked with its language, so that it is read aloud in it.'],
    } satisfies Guidance,
  },
  args: { view, translation: translationMock },
  render: (args) => (
    <Section tone="mist" spacing="m">
      <Container>
        <Stack gap="l">
          <TranslationTargets {...args} />
          <TranslationChanges {...args} />
        </Stack>
      </Container>
    </Section>
  ),
} satisfies Meta<typeof TranslationChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const hero = within(within(canvasElement).getByRole('table', { name: 'Hero banner' }));
    await expect(hero.getByText('Crimpen mit Gewissheit')).toHaveAttribute('lang', 'de');
  },
};

export const UpToDate: Story = {
  args: {
    translation: {
      ...translationMock,
      targetLanguages: translationMock.targetLanguages.map((target) => ({
        ...target,
        translationState: 'Translated' as const,
        isStale: false,
        changes: [],
      })),
    },
  },
};

/** No language has been marked. */
export const Empty: Story = { args: { translation: { ...translationMock, targetLanguages: [] } } };

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };

/** A window of 1280 px at 400 % zoom. */
export const SmallestScreen: Story = { globals: { viewport: { value: 'smallest' } } };
