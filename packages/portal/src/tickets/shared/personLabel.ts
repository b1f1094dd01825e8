import type { IntlShape } from 'react-intl';

/** The name of a person of a ticket, with "(you)" behind the reader's own. */
export const createPersonLabel = (
  intl: IntlShape,
  { id, name }: { readonly id: string; readonly name: string },
  ownId: string,
): string => (id === ownId ? intl.formatMessage({ id: 'portal.tickets.you' }, { name }) : name);
