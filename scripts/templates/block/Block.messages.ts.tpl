import type { Messages } from '../../contract/messages';

export const {{key}}Messages = {
  note: { id: 'blocks.{{key}}.note', defaultMessage: '{{label}}' },
} as const satisfies Messages;
