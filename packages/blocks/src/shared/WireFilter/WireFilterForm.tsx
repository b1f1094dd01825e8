import type { IntlShape } from 'react-intl/server';
import { Button } from '@kmx/design-system';

import { wireFilterMessages } from './WireFilter.messages';
import { WireFilterField, type FilterWire } from './WireFilterField';
import { Form } from './WireFilterForm.styles';

export interface WireFilterFormProps {
  readonly intl: IntlShape;
  /** URL of the list without query, at the field; valid entries are redirected to the list. */
  readonly action: string;
  readonly wire: FilterWire;
  /** Other query parameters to preserve. */
  readonly hiddenFields: readonly (readonly [name: string, value: string])[];
}

/** Id of the field. An invalid entry scrolls to it, and to its error. */
export const wireFilterFieldId = 'wire-filter';

/** Field for the reader's wire with a button of its own; the page then shows the machines that process it. */
export function WireFilterForm({ intl, action, wire, hiddenFields }: WireFilterFormProps) {
  return (
    <Form action={action} method="get" data-block="wire-filter">
      <WireFilterField intl={intl} id={wireFilterFieldId} wire={wire} />
      {hiddenFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{intl.formatMessage(wireFilterMessages.show)}</Button>
    </Form>
  );
}
