import type { Messages } from '../../contract/messages';

export const problemMessages = {
  title: { id: 'blocks.problem.title', defaultMessage: 'The module “{block}” is not shown' },
  visitors: { id: 'blocks.problem.visitors', defaultMessage: 'Visitors see nothing in this place.' },
  unknownBlock: {
    id: 'blocks.problem.unknownBlock',
    defaultMessage: 'The website does not know this module.',
  },
  invalidData: { id: 'blocks.problem.invalidData', defaultMessage: 'Please check these fields:' },
  renderFailed: { id: 'blocks.problem.renderFailed', defaultMessage: 'Showing the module failed.' },
  unknownContent: {
    id: 'blocks.problem.unknownContent',
    defaultMessage: 'Content of the kind “{kind}” is not shown.',
  },
} as const satisfies Messages;
