import type { Messages } from '../../contract/messages';

export const shareTableMessages = {
  table: { id: 'blocks.shareTable.table', defaultMessage: 'Share figures' },
  download: { id: 'blocks.shareTable.download', defaultMessage: 'Download as CSV' },
  source: { id: 'blocks.shareTable.source', defaultMessage: 'Source: {source}' },
  sorted: { id: 'blocks.shareTable.sorted', defaultMessage: 'Sorted by {column}.' },
  range: { id: 'blocks.shareTable.range', defaultMessage: 'Chart period' },
  wholeRange: { id: 'blocks.shareTable.wholeRange', defaultMessage: 'All' },
  price: { id: 'blocks.shareTable.price', defaultMessage: 'Closing price' },
  read: { id: 'blocks.shareTable.read', defaultMessage: 'Price on a given day' },
  summary: {
    id: 'blocks.shareTable.summary',
    defaultMessage: '{label}: {first} on {from}, {last} on {to}; lowest {lowest}, highest {highest}.',
  },
  lowest: { id: 'blocks.shareTable.lowest', defaultMessage: 'Lowest {price}' },
  highest: { id: 'blocks.shareTable.highest', defaultMessage: 'Highest {price}' },
  figures: { id: 'blocks.shareTable.figures', defaultMessage: 'The figures of the chart as a table' },
  date: { id: 'blocks.shareTable.date', defaultMessage: 'Date' },
} as const satisfies Messages;
