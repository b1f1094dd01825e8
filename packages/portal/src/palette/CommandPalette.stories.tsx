import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { DataError } from '../data/problems';
import { localeMock } from '../shared/portalDouble.mock';
import { customer } from '../signIn/signIn.mock';
import { everything, foundNothing, PaletteDouble } from './palette.mock';
import { PaletteDialog } from './PaletteDialog';

type Answers = Parameters<typeof PaletteDouble>[0]['answers'];

const withAnswers = (answers: Answers): Story => ({
  decorators: [
    (StoryView, { args }) => (
      <PaletteDouble answers={answers} user={args.user}>
        <StoryView />
      </PaletteDouble>
    ),
  ],
});

const typing = (text: string, answers: Answers = {}): Story => ({
  ...withAnswers(answers),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
  },
});

const meta = {
  title: 'Portal/Palette',
  component: PaletteDialog,
  args: { locale: localeMock, user: everything, onClose: () => undefined },
} satisfies Meta<typeof PaletteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withAnswers({});
export const Found: Story = typing('10423');
export const PagesAndFound: Story = typing('ti');
export const Empty: Story = typing('xyzzy', { PortalSearch: () => foundNothing });
export const Loading: Story = typing('ticket', { PortalSearch: () => 'pending' });
export const Unavailable: Story = typing('ticket', { PortalSearch: () => new DataError('unavailable') });
export const FewRights: Story = { ...withAnswers({}), args: { user: { ...customer, roles: [] } } };
export const SmallScreen: Story = { ...typing('10423'), globals: { viewport: { value: 'mobile' } } };
