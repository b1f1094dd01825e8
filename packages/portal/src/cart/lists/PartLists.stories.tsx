import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { FakePartsService, type FakeResponses } from '../../parts/fakePartsService.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { PartLists } from './PartLists';
import { listResponses } from './partLists.mock';

const meta = {
  title: 'Portal/Saved lists',
  component: PartLists,
  parameters: {
    guidance: {
      summary: 'Parts lists that the members of an organisation share.',
      use: [
        'Everybody who may order parts adds a list to the cart.',
        'The author and administrators of the organisation rename and delete a list.',
        'Name the parts of a list that are no longer sold.',
      ],
      avoid: ['Deleting a list without asking: it is gone for the whole organisation.'],
    } satisfies Guidance,
    layout: 'padded',
    responses: {},
  },
  args: {
    organisationId: 'org-1',
    cart: { parts: [{ key: 'KMX100200', id: 'part-1', articleNumber: 'KMX-100-200', quantity: 2 }] },
    locale: localeMock,
    config: configMock,
    onAdd: () => undefined,
  },
  render: (args, { parameters }) => {
    const { responses }: { responses?: FakeResponses } = parameters;
    return (
      <FakePartsService responses={{ ...listResponses, ...responses }}>
        <PartLists {...args} />
      </FakePartsService>
    );
  },
} satisfies Meta<typeof PartLists>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const Default: Story = {};

export const None: Story = { parameters: { responses: { PartLists: () => ({ partLists: [] }) } } };

export const Saving: Story = { play: ({ canvasElement }) => press(canvasElement, 'Save cart as list') };

export const NameTaken: Story = {
  parameters: {
    responses: {
      SavePartList: () => ({ savePartList: { __typename: 'PartListRefused', code: 'nameTaken' } }),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Save cart as list');
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'Blades{Enter}');
    await canvas.findByText(/already has a list with this name/);
  },
};

export const Deleting: Story = { play: ({ canvasElement }) => press(canvasElement, 'Delete “Blades”') };

export const NoLongerSold: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Add to cart: Blades');
    await within(canvasElement).findByText(/no longer sold/);
  },
};

export const Loading: Story = { parameters: { responses: { PartLists: () => 'pending' } } };

export const ServiceDown: Story = {
  parameters: { responses: { PartLists: () => new DataError('unavailable') } },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
