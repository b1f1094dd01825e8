import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../data/problems';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import type { Responses } from '../shared/fakeService.mock';
import { customer } from '../signIn/signIn.mock';
import { FakeInventoryService } from './fakeInventoryService.mock';
import { Inventory } from './Inventory';
import { createMachinePage, operator } from './inventory.mock';

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView) => (
      <FakeInventoryService responses={responses}>
        <StoryView />
      </FakeInventoryService>
    ),
  ],
});

const meta = {
  title: 'Portal/Inventory/List',
  parameters: {
    guidance: {
      summary:
        'Every machine of the reader’s organisations, by the place where it stands or as one plain table.',
      use: [
        'Order by what ends next: warranty and contract are columns that can be sorted.',
        'Only what asks for action is loud: “Ends soon” is dark, “Ended” is not.',
        'Columns stand at the same places in the tables of all locations.',
        'Below 768 px each machine is a card, still under its place.',
      ],
      avoid: [
        'To count the machines of a page as those of a place: a place that goes over its border says both numbers.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: Inventory,
  args: { locale: localeMock, config: configMock, user: operator, isPlain: false },
} satisfies Meta<typeof Inventory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the inline start of each column in px. */
const columnsOf = (table: HTMLElement): number[] =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => Math.round(head.getBoundingClientRect().left));

export const ByLocation: Story = {
  ...withResponses({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Hall 2/ });
    const [first, ...others] = canvas.queryAllByRole('table').map(columnsOf);
    // Narrow windows have cards instead.
    for (const columns of others) await expect(columns).toEqual(first);
  },
};
export const Plain: Story = { ...withResponses({}), args: { isPlain: true } };
export const OnePage: Story = withResponses({ MachineList: () => createMachinePage(8) });
export const Empty: Story = withResponses({ MachineList: () => createMachinePage(0, 1, []) });
export const Loading: Story = withResponses({
  MachineList: () => 'pending',
  MachineFilterChoices: () => 'pending',
});
export const Unavailable: Story = withResponses({ MachineList: () => new DataError('unavailable') });
export const NoPermission: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
export const PlainSmallScreen: Story = { ...SmallScreen, args: { isPlain: true } };
