import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container, Heading, Overline, Section, Stack } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';

import { createSiteViewMock } from '../../server/view/siteView.mock';
import { EditorQuestion } from './EditorQuestion';

const view = await createSiteViewMock();

const meta = {
  title: 'Editor/Gate',
  component: EditorQuestion,
  parameters: {
    guidance: {
      summary:
        'Asks for the one password that the editors of a site share, before anything of theirs is shown.',
      use: [
        'Ask your team for the password once: this browser keeps it for 90 days.',
        'The way on is kept: whoever opened a page of the area stands there after the password.',
      ],
      avoid: [
        'Do not hand on an address of the area in place of the password: it opens nothing by itself.',
        'Do not guess: after several wrong tries the gate waits for a while.',
      ],
      access: ['It needs no script. After a wrong password the field has the focus and names the fault.'],
    } satisfies Guidance,
  },
  args: { view, returnTo: '/en/editor', problem: undefined },
  decorators: [
    (Story) => (
      <Section>
        <Container width="inline">
          <Stack gap="l">
            <Overline>{view.intl.formatMessage({ id: 'explain.overline' })}</Overline>
            <Heading level={1}>{view.intl.formatMessage({ id: 'explain.gateTitle' })}</Heading>
            <Story />
          </Stack>
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof EditorQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WrongPassword: Story = {
  args: { problem: 'wrong' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(/password/i);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/incorrect/);
  },
};

export const NoPassword: Story = { args: { problem: 'required' } };

/** Too many failed attempts. */
export const Throttled: Story = { args: { problem: 'throttled' } };

export const BeforeAnExplanation: Story = { args: { about: 'explanation' } };

export const SmallScreen: Story = {
  args: { problem: 'wrong' },
  globals: { viewport: { value: 'mobile' } },
};
