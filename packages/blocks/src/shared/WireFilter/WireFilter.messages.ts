import type { Messages } from '../../contract/messages';

export const wireFilterMessages = {
  label: { id: 'blocks.wireFilter.label', defaultMessage: 'Your wire' },
  hint: { id: 'blocks.wireFilter.hint', defaultMessage: 'For example {example} or {other}' },
  invalid: {
    id: 'blocks.wireFilter.invalid',
    defaultMessage: '“{text}” is not a cross-section. Enter one such as {example} or {other}.',
  },
  missing: {
    id: 'blocks.wireFilter.missing',
    defaultMessage: 'Enter a cross-section such as {example} or {other}.',
  },
  show: { id: 'blocks.wireFilter.show', defaultMessage: 'Show machines' },
} as const satisfies Messages;
