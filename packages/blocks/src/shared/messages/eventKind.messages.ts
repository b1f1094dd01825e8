import type { EventKind } from '@kmx/core';
import type { Message } from '../../contract/messages';

export const eventKindMessages = {
  tradeFair: { id: 'blocks.eventKind.tradeFair', defaultMessage: 'Trade fair' },
  openHouse: { id: 'blocks.eventKind.openHouse', defaultMessage: 'Open house' },
  seminar: { id: 'blocks.eventKind.seminar', defaultMessage: 'Seminar' },
  webinar: { id: 'blocks.eventKind.webinar', defaultMessage: 'Webinar' },
} as const satisfies Record<EventKind, Message>;
