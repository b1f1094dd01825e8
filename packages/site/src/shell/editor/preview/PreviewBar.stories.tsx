import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createLocale } from '@kmx/core';
import { Container, Heading, Section, SiteHeader, Stack, Text } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';

import { siteHeaderMock } from '../../../../../design-system/src/SiteHeader/SiteHeader.mock';
import { createPreviewSwitches } from '../../../server/editor/preview/createPreviewSwitches';
import { createSiteViewMock } from '../../../server/view/siteView.mock';
import { Frame } from './PreviewBar.styles';
import { PreviewSelects } from './PreviewSelects';
import { PreviewSignOut } from './PreviewSignOut';

const view = await createSiteViewMock({ locale: createLocale('en', 'CH') });

const switches = createPreviewSwitches(view, { languages: ['en'], countries: ['CH'] }, { theme: 'Copper' });

const meta = {
  title: 'Editor/Bar of the preview',
  component: PreviewSelects,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      summary:
        'Stands on top of a page’s preview, beside the form: in which language, for which country and in which theme the page is shown.',
      use: [
        'Look at a page as readers elsewhere meet it, while you write.',
        '“Not translated” and “not shown there” say that readers there do not meet the page.',
        'What is chosen stays as long as the form is open in its language.',
        'Sign out at its end, if you opened the preview from the editor area.',
      ],
      avoid: ['Do not choose a theme here to change the page’s own: nothing of it is saved.'],
      access: [
        'Three named lists ahead of the page, in one line where there is room. In a low window it passes with the page.',
      ],
    } satisfies Guidance,
  },
  args: { view, switches, hasSignOut: false },
  render: ({ hasSignOut, ...args }) => (
    <>
      <Frame aria-label={view.intl.formatMessage({ id: 'editor.preview.switches' })}>
        <PreviewSelects {...args} />
        {hasSignOut && <PreviewSignOut view={view} />}
      </Frame>
      <SiteHeader {...siteHeaderMock} />
      <main>
        {['Cutting', 'Stripping', 'Crimping', 'Testing'].map((title) => (
          <Section key={title}>
            <Container>
              <Stack>
                <Heading level={2}>{title}</Heading>
                <Text>
                  The wire is measured, cut to length and handed on. What was measured stays with the lot
                  until the last contact is crimped.
                </Text>
              </Stack>
            </Container>
          </Section>
        ))}
      </main>
    </>
  ),
} satisfies Meta<ComponentProps<typeof PreviewSelects> & { hasSignOut: boolean }>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges = (root: HTMLElement, selector: string) => {
  const box = root.querySelector(selector)?.getBoundingClientRect();
  return { top: Math.round(box?.top ?? NaN), bottom: Math.round(box?.bottom ?? NaN) };
};

/** The bar stays at the top while scrolling, with the page's own header below it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    for (const top of [0, 200]) {
      window.scrollTo({ top, behavior: 'instant' });
      const bar = edges(canvasElement, 'form');
      await expect(bar.top).toBe(0);
      await expect(edges(canvasElement, '[data-site-header]').top).toBe(bar.bottom);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** The selects come first in the tab order. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveFocus();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };

export const SmallestScreen: Story = { globals: { viewport: { value: 'smallest' } } };

export const BesideTheForm: Story = { globals: { viewport: { value: 'tablet' } } };

/** Opened from the editor area, whose session grants access: the sign-out fits into the bar of a phone. */
export const WithSignOut: Story = {
  args: { hasSignOut: true },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const bar = edges(canvasElement, 'form');
    const button = edges(canvasElement, 'form button');
    await expect(button.top >= bar.top && button.bottom <= bar.bottom).toBe(true);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
