'use client';

import { FormattedMessage } from 'react-intl';
import { Button } from '@kmx/design-system';
import { Status } from './Palette.styles';
import type { Palette } from './usePalette';
import { shortestSearch } from './usePortalSearch';

function StatusText({ palette }: Pick<PaletteStatusProps, 'palette'>) {
  const { search, options, canSearch, text } = palette;
  if (search.kind === 'failed') return <FormattedMessage id="portal.palette.failed" />;
  if (search.kind === 'searching') return <FormattedMessage id="portal.palette.searching" />;
  if (options.length === 0) return <FormattedMessage id="portal.palette.none" />;
  if (search.kind === 'idle' && canSearch && text.trim().length < shortestSearch)
    return <FormattedMessage id="portal.palette.more" />;
  return <FormattedMessage id="portal.palette.count" values={{ count: options.length }} />;
}

interface PaletteStatusProps {
  readonly palette: Palette;
  /** The button disappears during the retry, so the focus must move. */
  readonly onRetried: () => void;
}

/** State of the search, announced when it changes; a failed search can be retried, and pages remain available. */
export function PaletteStatus({ palette, onRetried }: PaletteStatusProps) {
  const { search } = palette;
  return (
    <Status>
      <p role="status" data-state={search.kind}>
        <StatusText palette={palette} />
      </p>
      {search.kind === 'failed' && (
        <Button
          size="s"
          variant="secondary"
          icon="undo"
          onClick={() => {
            search.retry();
            onRetried();
          }}
        >
          <FormattedMessage id="portal.problem.retry" />
        </Button>
      )}
    </Status>
  );
}
