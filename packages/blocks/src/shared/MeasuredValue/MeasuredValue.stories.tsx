import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longText } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { MeasurementSwitch } from '../MeasurementSwitch/MeasurementSwitch';
import { MeasuredValue } from './MeasuredValue';
import { measuredValueMock } from './MeasuredValue.mock';

const meta = {
  title: 'Blocks/Products/MeasuredValue',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A value in both systems of units, of which one is shown.',
      use: [
        'Both are in the page: switching needs no request and moves nothing.',
        'Values that are equal in both are written once.',
      ],
      avoid: ['Do not round again: the service has rounded by the rules of the measure.'],
    } satisfies Guidance,
  },
  component: MeasuredValue,
  args: measuredValueMock,
} satisfies Meta<typeof MeasuredValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SameInBoth: Story = { args: { metric: '12,000\u00A0pcs/h', imperial: '12,000\u00A0pcs/h' } };
export const LongContent: Story = {
  args: { metric: `${longText} 6\u00A0bar`, imperial: `${longText} 87\u00A0psi` },
};
export const BesideTheSwitch: Story = {
  render: (args) => (
    <>
      <MeasurementSwitch intl={createPageContext().intl} measurement="Metric" />
      <p>
        Wire cross-section: <MeasuredValue {...args} />, cut and stripped.
      </p>
    </>
  ),
};

export const Minimal: Story = { args: { metric: '4\u00A0mm²', imperial: '11\u00A0AWG' } };

/** Each figure precedes its unit. */
export const RightToLeft: Story = {
  args: { metric: '0.5\u00A0mm²', imperial: '20\u00A0AWG' },
  decorators: [rightToLeft],
};
