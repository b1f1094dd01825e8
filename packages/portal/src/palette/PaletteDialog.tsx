'use client';

import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Icon, IconButton } from '@kmx/design-system';
import type { PortalLocale } from '../app/PortalConfig';
import { Entry, Field, Frame, Keys } from './Palette.styles';
import { createOptionId, PaletteOptions } from './PaletteOptions';
import { PaletteStatus } from './PaletteStatus';
import { usePalette, type Palette } from './usePalette';

interface PaletteDialogProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/** Modal while rendered: focuses the field, and restores the previous focus afterwards. */
function useModal() {
  const frame = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    dialog?.showModal();
    field.current?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return { frame, field };
}

interface PaletteFieldProps {
  readonly field: ReturnType<typeof useModal>['field'];
  readonly listId: string;
  readonly palette: Palette;
  readonly onClose: () => void;
}

function PaletteField({ field, listId, palette, onClose }: PaletteFieldProps) {
  const intl = useIntl();
  const fieldId = useId();
  const { active, canSearch } = palette;
  const optionId = active && createOptionId(listId, active.id);
  useEffect(() => {
    const option = optionId === undefined ? null : document.getElementById(optionId);
    option?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
  return (
    <Entry>
      <label htmlFor={fieldId}>
        <FormattedMessage id={canSearch ? 'portal.palette.label' : 'portal.palette.pagesLabel'} />
      </label>
      <Field>
        <Icon name="search" size={16} />
        <input
          ref={field}
          id={fieldId}
          type="text"
          role="combobox"
          aria-expanded={palette.options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={optionId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={palette.text}
          onChange={({ target }) => palette.type(target.value)}
          onKeyDown={(event) =>
            palette.pressKey(event, () => document.getElementById(optionId ?? '')?.click())
          }
        />
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'portal.palette.close' })}
          onClick={onClose}
        />
      </Field>
    </Entry>
  );
}

/** The open command palette. */
export function PaletteDialog({ locale, user, onClose }: PaletteDialogProps) {
  const intl = useIntl();
  const listId = useId();
  const { frame, field } = useModal();
  const palette = usePalette({ locale, user, onClose });
  return (
    <Frame
      ref={frame}
      aria-label={intl.formatMessage({ id: 'portal.palette.title' })}
      data-tone="paper"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A click on the backdrop targets the dialog itself.
      onClick={({ target }) => {
        if (target === frame.current) onClose();
      }}
    >
      <PaletteField field={field} listId={listId} palette={palette} onClose={onClose} />
      <PaletteOptions id={listId} palette={palette} locale={locale} />
      <PaletteStatus palette={palette} onRetried={() => field.current?.focus()} />
      <Keys aria-hidden="true">
        <FormattedMessage id="portal.palette.keys" />
      </Keys>
    </Frame>
  );
}
