import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../data/problems';
import { localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { everything, foundNothing, FakePalette } from './palette.mock';
import { PaletteDialog } from './PaletteDialog';

type Responses = Parameters<typeof FakePalette>[0]['responses'];

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView, { args }) => (
      <FakePalette responses={responses} user={args.user}>
        <StoryView />
      </FakePalette>
    ),
  ],
});

const typing = (text: string, responses: Responses = {}): Story => ({
  ...withResponses(responses),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
  },
});

const meta = {
  title: 'Portal/Palette',
  parameters: {
    guidance: {
      summary:
        'The quick way to everything in the portal: a number or a word, and Enter. Opens by Ctrl K or by the button in the frame.',
      use: [
        'What is open to nobody in this account is not offered.',
        'Numbers of one kind stand below each other, in mono figures.',
        'Own pages and settings answer at once; tickets, machines and parts follow from the service.',
      ],
      avoid: [
        'As the only way to a page: the frame leads there too.',
        'To move what is already shown when more arrives.',
      ],
      access: [
        'The field keeps the focus; the arrow keys move among the options, Enter opens, Escape closes.',
      ],
    } satisfies Guidance,
  },
  component: PaletteDialog,
  args: { locale: localeMock, user: everything, onClose: () => undefined },
} satisfies Meta<typeof PaletteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const Found: Story = typing('10423');
export const PagesAndFound: Story = typing('ti');
export const Empty: Story = typing('xyzzy', { PortalSearch: () => foundNothing });
export const Loading: Story = typing('ticket', { PortalSearch: () => 'pending' });
export const Unavailable: Story = typing('ticket', { PortalSearch: () => new DataError('unavailable') });
export const FewRights: Story = { ...withResponses({}), args: { user: { ...customer, roles: [] } } };
export const SmallScreen: Story = { ...typing('10423'), globals: { viewport: { value: 'mobile' } } };
