'use client';

import { FormattedMessage } from 'react-intl';
import { Button } from '@kmx/design-system';

interface ClearFiltersProps {
  /** Beside the filters; otherwise the action of an empty list. */
  readonly isQuiet?: boolean;
  readonly onClear: () => void;
}

export const ClearFilters = ({ isQuiet = false, onClear }: ClearFiltersProps) => (
  <Button
    variant={isQuiet ? 'ghost' : 'secondary'}
    size="s"
    icon={isQuiet ? 'close' : undefined}
    onClick={onClear}
  >
    <FormattedMessage id="portal.users.filter.clear" />
  </Button>
);
