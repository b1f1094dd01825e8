import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataError } from '../data/problems';
import { createProductPage, partsCustomer } from '../parts/parts.mock';
import { PartsDouble, type Answers } from '../parts/partsDouble.mock';
import { configMock, localeMock } from '../shared/portalDouble.mock';
import { customer } from '../signIn/signIn.mock';
import { ProductInfos } from './ProductInfos';

const withAnswers = (answers: Answers): Story => ({
  decorators: [
    (StoryView) => {
      return (
        <PartsDouble answers={answers}>
          <StoryView />
        </PartsDouble>
      );
    },
  ],
});

const meta = {
  title: 'Portal/Product information/List',
  parameters: { layout: 'padded' },
  component: ProductInfos,
  args: { locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof ProductInfos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withAnswers({});
export const Empty: Story = withAnswers({ ProductInfos: () => createProductPage(0, 1, []) });
export const Loading: Story = withAnswers({ ProductInfos: () => 'pending' });
export const Unavailable: Story = withAnswers({ ProductInfos: () => new DataError('unavailable') });
export const Denied: Story = { ...withAnswers({}), args: { user: customer } };
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
