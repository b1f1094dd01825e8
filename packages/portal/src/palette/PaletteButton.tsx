'use client';

import { FormattedMessage } from 'react-intl';
import { Button } from '@kmx/design-system';
import { Shortcut, Label } from './PaletteButton.styles';
import { openPalette } from './paletteOpening';

/** Opens the command palette from the portal's bar, and shows its keyboard shortcut. */
export function PaletteButton() {
  const isMac = /Mac|iPhone|iPad/.test(window.navigator.userAgent);
  return (
    <Button
      variant="ghost"
      size="s"
      icon="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Label>
        <FormattedMessage id="portal.palette.open" />
      </Label>
      <Shortcut aria-hidden="true">
        {isMac ? '⌘K' : <FormattedMessage id="portal.palette.shortcut" />}
      </Shortcut>
    </Button>
  );
}
