import type { Messages } from '../../contract/messages';

export const measurementSwitchMessages = {
  label: { id: 'blocks.measurementSwitch.label', defaultMessage: 'Units' },
  metric: { id: 'blocks.measurementSwitch.metric', defaultMessage: 'Metric' },
  imperial: { id: 'blocks.measurementSwitch.imperial', defaultMessage: 'Imperial' },
  metricShown: { id: 'blocks.measurementSwitch.metricShown', defaultMessage: 'Metric units are shown.' },
  imperialShown: {
    id: 'blocks.measurementSwitch.imperialShown',
    defaultMessage: 'Imperial units are shown.',
  },
} as const satisfies Messages;
