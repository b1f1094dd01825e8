import type { Messages } from '../../contract/messages';

export const comparisonTableMessages = {
  caption: { id: 'blocks.comparisonTable.caption', defaultMessage: 'Comparison: {classification}' },
  specification: { id: 'blocks.comparisonTable.specification', defaultMessage: 'Technical data' },
  first: { id: 'blocks.comparisonTable.first', defaultMessage: 'First product' },
  second: { id: 'blocks.comparisonTable.second', defaultMessage: 'Second product' },
  product: { id: 'blocks.comparisonTable.product', defaultMessage: 'Product' },
  different: { id: 'blocks.comparisonTable.different', defaultMessage: 'Different' },
  differences: {
    id: 'blocks.comparisonTable.differences',
    defaultMessage: 'Different properties: {different} of {total}',
  },
  missing: { id: 'blocks.comparisonTable.missing', defaultMessage: 'No value' },
  notApplicable: { id: 'blocks.comparisonTable.notApplicable', defaultMessage: 'Not applicable' },
  only: { id: 'blocks.comparisonTable.only', defaultMessage: 'Only {classification}' },
  noRows: {
    id: 'blocks.comparisonTable.noRows',
    defaultMessage: 'These products do not differ in the data we have.',
  },
  variant: { id: 'blocks.comparisonTable.variant', defaultMessage: 'Variant' },
  allVariants: { id: 'blocks.comparisonTable.allVariants', defaultMessage: 'All variants' },
  show: { id: 'blocks.comparisonTable.show', defaultMessage: 'Show' },
  remove: { id: 'blocks.comparisonTable.remove', defaultMessage: 'Remove' },
  removeAll: { id: 'blocks.comparisonTable.removeAll', defaultMessage: 'Remove all variants' },
  removeClassification: {
    id: 'blocks.comparisonTable.removeClassification',
    defaultMessage: 'Remove this table',
  },
  add: { id: 'blocks.comparisonTable.add', defaultMessage: 'Add another product' },
  addTo: {
    id: 'blocks.comparisonTable.addTo',
    defaultMessage: 'Add another product: {classification}',
  },
  choose: { id: 'blocks.comparisonTable.choose', defaultMessage: 'Choose a product' },
  addButton: { id: 'blocks.comparisonTable.addButton', defaultMessage: 'Add' },
  scroll: { id: 'blocks.comparisonTable.scroll', defaultMessage: 'Scroll sideways to see the whole table.' },
  leftOut: {
    id: 'blocks.comparisonTable.leftOut',
    defaultMessage: 'The table holds {shown} of {total} products. Remove some to see the others.',
  },
} as const satisfies Messages;
