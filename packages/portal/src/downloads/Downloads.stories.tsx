import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataError } from '../data/problems';
import { partsCustomer } from '../parts/parts.mock';
import { PartsDouble, type Answers } from '../parts/partsDouble.mock';
import { configMock, localeMock } from '../shared/portalDouble.mock';
import { customer } from '../signIn/signIn.mock';
import { Downloads } from './Downloads';

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
  title: 'Portal/Downloads',
  parameters: { layout: 'padded' },
  component: Downloads,
  args: { locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof Downloads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withAnswers({});
export const Empty: Story = withAnswers({ Downloads: () => ({ downloads: [] }) });
export const Loading: Story = withAnswers({ Downloads: () => 'pending' });
export const Unavailable: Story = withAnswers({ Downloads: () => new DataError('unavailable') });
export const Denied: Story = { ...withAnswers({}), args: { user: customer } };
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
