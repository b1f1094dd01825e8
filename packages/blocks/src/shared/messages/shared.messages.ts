import type { Messages } from '../../contract/messages';

export const sharedMessages = {
  newTab: { id: 'blocks.shared.newTab', defaultMessage: 'Opens in a new tab' },
  pictureMissing: { id: 'blocks.shared.pictureMissing', defaultMessage: 'No picture available' },
} as const satisfies Messages;
