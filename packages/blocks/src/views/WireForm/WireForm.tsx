import type { IntlShape } from 'react-intl/server';
import { Button, Heading, Stack, Text } from '@kmx/design-system';

import { wireFormMessages } from './WireForm.messages';
import { Actions } from './WireForm.styles';
import { WireFormRow, type WireFormLine } from './WireFormRow';

export interface WireFormProps {
  readonly intl: IntlShape;
  /** Address of the page itself, with the fields as its query. */
  readonly action: string;
  readonly lines: readonly WireFormLine[];
  /** Wires beyond the rows, in the format of the parameter `wire`; they are preserved. */
  readonly hiddenLines: readonly string[];
  /** Unit of lengths without one. */
  readonly lengthUnit: 'mm' | 'in';
}

/** Form for a wire list: its URL contains the list, so that it works without script and can be shared. */
export function WireForm({ intl, action, lines, hiddenLines, lengthUnit }: WireFormProps) {
  return (
    <form
      method="get"
      action={`${action}#wire-verdicts-title`}
      data-block="wire-form"
      aria-labelledby="wire-form-title"
    >
      <Stack gap="m">
        <Heading level={2} size="l" id="wire-form-title">
          {intl.formatMessage(wireFormMessages.typeTitle)}
        </Heading>
        <div>
          {lines.map((line, index) => (
            <WireFormRow key={index} intl={intl} number={index + 1} line={line} lengthUnit={lengthUnit} />
          ))}
        </div>
        <input type="hidden" name="lengths" value={lengthUnit} />
        {hiddenLines.map((value, index) => (
          <input key={index} type="hidden" name="wire" value={value} />
        ))}
        {hiddenLines.length > 0 && (
          <Text size="xs" tone="muted">
            {intl.formatMessage(wireFormMessages.kept, { count: String(hiddenLines.length) })}
          </Text>
        )}
        <Actions>
          <Button type="submit">{intl.formatMessage(wireFormMessages.check)}</Button>
          <Button type="submit" name="add" value="1" formAction={action} variant="secondary" icon="plus">
            {intl.formatMessage(wireFormMessages.addRow)}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
