import type { IntlShape } from 'react-intl';

/** Formats the name of a person, with "(you)" after the user's own. */
export const createPersonLabel = (
  intl: IntlShape,
  { id, name }: { readonly id: string; readonly name: string },
  ownId: string,
): string => (id === ownId ? intl.formatMessage({ id: 'portal.tickets.you' }, { name }) : name);
