import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeInventoryService } from '../fakeInventoryService.mock';
import { createMachine, createPassport, onlooker, operator } from '../inventory.mock';
import { MachineView } from './MachineView';

type Given = Omit<Parameters<typeof FakeInventoryService>[0], 'children'>;

const withService = (given: Given = {}): Story => ({
  decorators: [
    (StoryView) => (
      <FakeInventoryService {...given}>
        <StoryView />
      </FakeInventoryService>
    ),
  ],
});

const meta = {
  title: 'Portal/Inventory/Machine',
  parameters: {
    guidance: {
      summary: 'The passport of one machine: data, tickets, wear parts, documents and a code to stick on it.',
      use: [
        'Warranty and contract say their state first and their date after it.',
        'Documents come from the site and fail by themselves: the rest of the passport stays.',
        'On paper the buttons go, and the code stays dark on light.',
      ],
      avoid: ['To repeat the words of the product page: this page is about one serial number.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: MachineView,
  args: { id: 'm-17', locale: localeMock, user: operator, config: configMock },
} satisfies Meta<typeof MachineView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Passport: Story = withService();
export const InventoryOnly: Story = { ...withService({ user: onlooker }), args: { user: onlooker } };
export const Bare: Story = withService({
  responses: {
    Machine: () =>
      createPassport({
        machine: createMachine({
          softwareVersion: null,
          newestSoftware: null,
          warranty: 'none',
          contract: null,
          contractStatus: 'none',
          contractUntil: null,
          openTickets: 0,
        }),
        wearParts: [],
        tickets: [],
      }),
  },
  loadDocuments: () => Promise.resolve([]),
});
export const DocumentsUnavailable: Story = withService({
  loadDocuments: () => Promise.reject(new Error('The product service does not answer.')),
});
export const Loading: Story = withService({ responses: { Machine: () => 'pending' } });
export const Missing: Story = withService({
  responses: { Machine: () => new DataError('failed', { serviceCode: 'MACHINE_NOT_AVAILABLE' }) },
});
export const Unavailable: Story = withService({ responses: { Machine: () => new DataError('unavailable') } });
export const NoPermission: Story = { ...withService(), args: { user: customer } };
export const SmallScreen: Story = { ...withService(), globals: { viewport: { value: 'mobile' } } };
