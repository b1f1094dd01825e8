import type { Messages } from '../../contract/messages';

export const comparisonToolsMessages = {
  label: { id: 'blocks.comparisonTools.label', defaultMessage: 'How the comparison is shown' },
  onlyDifferences: { id: 'blocks.comparisonTools.onlyDifferences', defaultMessage: 'Only differences' },
  all: { id: 'blocks.comparisonTools.all', defaultMessage: 'All technical data' },
  greatestFirst: {
    id: 'blocks.comparisonTools.greatestFirst',
    defaultMessage: 'Greatest differences first',
  },
  dataOrder: { id: 'blocks.comparisonTools.dataOrder', defaultMessage: 'In the order of the data sheet' },
  csv: { id: 'blocks.comparisonTools.csv', defaultMessage: 'Save as CSV' },
  copy: { id: 'blocks.comparisonTools.copy', defaultMessage: 'Copy link' },
  copied: { id: 'blocks.comparisonTools.copied', defaultMessage: 'Link copied' },
  print: { id: 'blocks.comparisonTools.print', defaultMessage: 'Print' },
  ask: { id: 'blocks.comparisonTools.ask', defaultMessage: 'Ask about these' },
  unknown: {
    id: 'blocks.comparisonTools.unknown',
    defaultMessage: 'Not found: {products}. They are not sold here, or the address was mistyped.',
  },
  removeUnknown: { id: 'blocks.comparisonTools.removeUnknown', defaultMessage: 'Take them out' },
  variantGone: {
    id: 'blocks.comparisonTools.variantGone',
    defaultMessage: '{product}: there is no such variant any more. The table shows what all variants share.',
  },
  emptyTitle: { id: 'blocks.comparisonTools.emptyTitle', defaultMessage: 'Nothing to compare yet' },
  emptyText: {
    id: 'blocks.comparisonTools.emptyText',
    defaultMessage:
      'Choose “Compare” on two or more products. You see where they differ first, and can send the comparison by its address.',
  },
  toProducts: { id: 'blocks.comparisonTools.toProducts', defaultMessage: 'To the products' },
  own: { id: 'blocks.comparisonTools.own', defaultMessage: 'Show your comparison' },
  offerTitle: {
    id: 'blocks.comparisonTools.offerTitle',
    defaultMessage: 'This comparison came with its address',
  },
  offerText: {
    id: 'blocks.comparisonTools.offerText',
    defaultMessage: 'Keep it to go on with it. It takes the place of the products that you have collected.',
  },
  keep: { id: 'blocks.comparisonTools.keep', defaultMessage: 'Keep this comparison' },
  kept: { id: 'blocks.comparisonTools.kept', defaultMessage: 'This is your comparison now.' },
} as const satisfies Messages;
