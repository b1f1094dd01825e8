import type { Messages } from '../../contract/messages';

export const productFiltersMessages = {
  title: { id: 'blocks.productFilters.title', defaultMessage: 'Filters' },
  brand: { id: 'blocks.productFilters.brand', defaultMessage: 'Brand' },
  capability: { id: 'blocks.productFilters.capability', defaultMessage: 'Processing' },
  from: { id: 'blocks.productFilters.from', defaultMessage: 'From' },
  to: { id: 'blocks.productFilters.to', defaultMessage: 'To' },
  reach: { id: 'blocks.productFilters.reach', defaultMessage: 'Available: {least} to {most}' },
  apply: { id: 'blocks.productFilters.apply', defaultMessage: 'Apply filters' },
  reset: { id: 'blocks.productFilters.reset', defaultMessage: 'Reset' },
  check: { id: 'blocks.productFilters.check', defaultMessage: 'Please check your entries' },
  notAFigure: {
    id: 'blocks.productFilters.notAFigure',
    defaultMessage: '“{text}” is not a number. Enter a number such as {example}.',
  },
} as const satisfies Messages;
