import type { Messages } from '../../contract/messages';

export const capabilityListMessages = {
  title: { id: 'blocks.capabilityList.title', defaultMessage: 'Processing capabilities' },
} as const satisfies Messages;
