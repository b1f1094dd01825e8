import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { rightToLeft } from '../../testing/rightToLeft';
import { MeasurementSwitch } from './MeasurementSwitch';
import { measurementSwitchMock } from './MeasurementSwitch.mock';

const meta = {
  title: 'Blocks/Products/MeasurementSwitch',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Changes all measures of the page between metric and imperial.',
      use: ['Once a page, above the first figures that it changes.', 'The choice is kept for all pages.'],
      avoid: [
        'Do not set it above figures without a second form, such as pieces per hour: pressing it would change nothing.',
      ],
      access: [
        'Two links of one group, the chosen one marked as current; the change is announced. Without script a link loads the page in the other system.',
      ],
    } satisfies Guidance,
  },
  component: MeasurementSwitch,
  args: measurementSwitchMock,
} satisfies Meta<typeof MeasurementSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Imperial: Story = { args: { measurement: 'Imperial' } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
