import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../data/problems';
import { FakePartsService, type FakeResponses } from '../parts/fakePartsService.mock';
import { createProduct, createProductPage, partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { ProductInfos } from './ProductInfos';

const withResponses = (responses: FakeResponses): Story => ({
  decorators: [
    (StoryView) => {
      return (
        <FakePartsService responses={responses}>
          <StoryView />
        </FakePartsService>
      );
    },
  ],
});

const meta = {
  title: 'Portal/Product information/List',
  parameters: {
    guidance: {
      summary:
        'The products that a customer can read about and order parts for, found by name, item number or filter.',
      use: [
        'Filters and page stand in the address, so that a list can be sent to a colleague.',
        'Below 768 px each product is a card with every column of the table.',
      ],
      avoid: [
        'Sideways scrolling on a telephone: rows become cards.',
        'To let the filters vanish when nothing is found: they are the way back.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: ProductInfos,
  args: { locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof ProductInfos>;

export default meta;
type Story = StoryObj<typeof meta>;

const longProducts = [
  createProduct(),
  createProduct({
    slug: 'lumera-hv',
    name: 'Lumera HV 3400 for shielded high-voltage cables with inspection of the screen',
    brand: 'Schleuniger',
    itemNumber: '0456-1000-0007-HV',
    softwareVersion: '12.10.4-hotfix.2',
    partCount: 1284,
  }),
  createProduct({
    slug: 'longest',
    name: 'Kabelverarbeitungsmaschinenkonfiguration',
    status: 'discontinued',
    softwareVersion: null,
  }),
];

export const Default: Story = withResponses({});
export const Empty: Story = withResponses({ ProductInfos: () => createProductPage(0, 1, []) });
export const Loading: Story = withResponses({ ProductInfos: () => 'pending' });
export const Unavailable: Story = withResponses({ ProductInfos: () => new DataError('unavailable') });
export const Denied: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
export const LongContent: Story = withResponses({
  ProductInfos: () => createProductPage(3, 1, longProducts),
});
export const LongContentSmallScreen: Story = { ...LongContent, globals: { viewport: { value: 'mobile' } } };
