import type { Messages } from '../../contract/messages';

export const comparisonPanelMessages = {
  title: { id: 'blocks.comparisonPanel.title', defaultMessage: 'Compare products' },
  close: { id: 'blocks.comparisonPanel.close', defaultMessage: 'Close' },
  compare: { id: 'blocks.comparisonPanel.compare', defaultMessage: 'Compare' },
  clear: { id: 'blocks.comparisonPanel.clear', defaultMessage: 'Clear the comparison' },
  empty: { id: 'blocks.comparisonPanel.empty', defaultMessage: 'Nothing to compare yet.' },
  remove: { id: 'blocks.comparisonPanel.remove', defaultMessage: 'Remove {product}' },
  removeAll: { id: 'blocks.comparisonPanel.removeAll', defaultMessage: 'Remove all variants of {product}' },
  removeClassification: {
    id: 'blocks.comparisonPanel.removeClassification',
    defaultMessage: 'Remove {classification} from the comparison',
  },
} as const satisfies Messages;
