import type { Messages } from '../../contract/messages';

export const linkProblemMessages = {
  page: {
    id: 'blocks.problem.linkPage',
    defaultMessage: 'The page of this link does not exist or is not published.',
  },
  product: {
    id: 'blocks.problem.linkProduct',
    defaultMessage: 'The product “{product}” of this link was not found.',
  },
  file: {
    id: 'blocks.problem.linkFile',
    defaultMessage: 'The file of this link does not exist.',
  },
  address: {
    id: 'blocks.problem.linkAddress',
    defaultMessage: 'The address of this link is not valid.',
  },
} as const satisfies Messages;
