import type { Messages } from '../../contract/messages';

export const comparisonToolsMessages = {
  label: { id: 'blocks.comparisonTools.label', defaultMessage: 'How the comparison is shown' },
  onlyDifferences: { id: 'blocks.comparisonTools.onlyDifferences', defaultMessage: 'Only differences' },
  all: { id: 'blocks.comparisonTools.all', defaultMessage: 'All technical data' },
  greatestFirst: {
    id: 'blocks.comparisonTools.greatestFirst',
    defaultMessage: 'Largest differences first',
  },
  dataOrder: { id: 'blocks.comparisonTools.dataOrder', defaultMessage: 'In data sheet order' },
  oneTable: { id: 'blocks.comparisonTools.oneTable', defaultMessage: 'All in one table' },
  eachTable: { id: 'blocks.comparisonTools.eachTable', defaultMessage: 'Separate tables' },
  csv: { id: 'blocks.comparisonTools.csv', defaultMessage: 'Save as CSV' },
  copy: { id: 'blocks.comparisonTools.copy', defaultMessage: 'Copy link' },
  copied: { id: 'blocks.comparisonTools.copied', defaultMessage: 'Link copied' },
  print: { id: 'blocks.comparisonTools.print', defaultMessage: 'Print' },
  ask: { id: 'blocks.comparisonTools.ask', defaultMessage: 'Ask about these products' },
  unknown: {
    id: 'blocks.comparisonTools.unknown',
    defaultMessage: 'Not found: {products}. These products are not sold here, or the address was mistyped.',
  },
  removeUnknown: { id: 'blocks.comparisonTools.removeUnknown', defaultMessage: 'Remove them' },
  variantGone: {
    id: 'blocks.comparisonTools.variantGone',
    defaultMessage: '{product}: this variant no longer exists. The table shows what all variants share.',
  },
  emptyTitle: { id: 'blocks.comparisonTools.emptyTitle', defaultMessage: 'Nothing to compare yet' },
  emptyText: {
    id: 'blocks.comparisonTools.emptyText',
    defaultMessage:
      'Choose “Compare” on two or more products. You see the differences first, and you can share the comparison as a link.',
  },
  toProducts: { id: 'blocks.comparisonTools.toProducts', defaultMessage: 'Go to products' },
  own: { id: 'blocks.comparisonTools.own', defaultMessage: 'Show your comparison' },
  offerTitle: {
    id: 'blocks.comparisonTools.offerTitle',
    defaultMessage: 'This comparison comes from a link',
  },
  offerText: {
    id: 'blocks.comparisonTools.offerText',
    defaultMessage: 'Keep it to continue with it. It replaces the products you have collected.',
  },
  keep: { id: 'blocks.comparisonTools.keep', defaultMessage: 'Keep this comparison' },
  kept: { id: 'blocks.comparisonTools.kept', defaultMessage: 'This is now your comparison.' },
} as const satisfies Messages;
