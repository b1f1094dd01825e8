import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeasurementSwitch } from './MeasurementSwitch';
import { measurementSwitchMock } from './MeasurementSwitch.mock';

const meta = {
  title: 'Products/MeasurementSwitch',
  parameters: { layout: 'padded' },
  component: MeasurementSwitch,
  args: measurementSwitchMock,
} satisfies Meta<typeof MeasurementSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Imperial: Story = { args: { measurement: 'Imperial' } };
