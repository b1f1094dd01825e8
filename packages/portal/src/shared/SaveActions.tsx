'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';
import { FormActions, FormNote } from './GroupedForm.styles';

interface SaveActionsProps {
  readonly isSaving: boolean;
  readonly isChanged: boolean;
  readonly onUndo: () => void;
}

/** Buttons of a form with settings: save and, if there are unsaved changes, reset. */
export function SaveActions({ isSaving, isChanged, onUndo }: SaveActionsProps) {
  const intl = useIntl();
  return (
    <FormActions>
      <Button
        type="submit"
        isLoading={isSaving}
        loadingLabel={intl.formatMessage({ id: 'portal.account.saving' })}
      >
        <FormattedMessage id="portal.account.save" />
      </Button>
      {isChanged && (
        <>
          <Button variant="ghost" disabled={isSaving} onClick={onUndo}>
            <FormattedMessage id="portal.account.reset" />
          </Button>
          <FormNote>
            <FormattedMessage id="portal.account.unsaved" />
          </FormNote>
        </>
      )}
    </FormActions>
  );
}
