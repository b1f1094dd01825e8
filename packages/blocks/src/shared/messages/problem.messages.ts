import type { Messages } from '../../contract/messages';

export const problemMessages = {
  title: { id: 'blocks.problem.title', defaultMessage: 'The module “{block}” is not shown' },
  visitors: { id: 'blocks.problem.visitors', defaultMessage: 'Visitors see nothing here.' },
  unknownBlock: {
    id: 'blocks.problem.unknownBlock',
    defaultMessage: 'The website does not know this module.',
  },
  invalidData: { id: 'blocks.problem.invalidData', defaultMessage: 'Please check these fields:' },
  renderFailed: { id: 'blocks.problem.renderFailed', defaultMessage: 'The module could not be displayed.' },
  unknownContent: {
    id: 'blocks.problem.unknownContent',
    defaultMessage: 'Content of the type “{kind}” is not shown.',
  },
} as const satisfies Messages;
