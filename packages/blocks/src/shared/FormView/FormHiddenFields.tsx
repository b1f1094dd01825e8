import type { IntlShape } from 'react-intl/server';
import type { FormReading } from '@kmx/core/forms';

import { formViewMessages as messages } from './FormView.messages';
import { Trap } from './FormView.styles';

interface FormHiddenFieldsProps {
  readonly intl: IntlShape;
  readonly reading: FormReading;
  readonly idPrefix: string;
}

/** Hidden fields of every form: target, origin, and a honeypot. */
export const FormHiddenFields = ({ intl, reading, idPrefix }: FormHiddenFieldsProps) => (
  <>
    <input type="hidden" name="returnTo" value={reading.returnTo} />
    <input type="hidden" name="site" value={reading.site} />
    <input type="hidden" name="locale" value={reading.locale} />
    <input type="hidden" name="idempotencyKey" value="" />
    <Trap aria-hidden="true">
      <label htmlFor={`${idPrefix}-website`}>{intl.formatMessage(messages.trap)}</label>
      <input id={`${idPrefix}-website`} name="website" type="text" autoComplete="off" tabIndex={-1} />
    </Trap>
  </>
);
