import type { IntlShape } from 'react-intl/server';
import { visibleFields, type FormField, type FormKind, type FormReading } from '@kmx/core/forms';
import { Button, Heading, Icon, Text } from '@kmx/design-system';

import {
  storedAttachments,
  listOptions,
  formatFormName,
  formatLabel,
  shownValues,
  writeAttachment,
} from './describeForm';
import { FormFrame } from './FormFrame';
import { FormHiddenFields } from './FormHiddenFields';
import { formViewMessages as messages } from './FormView.messages';
import { Actions, Change, Entries, Frame } from './FormView.styles';

interface FormReviewProps {
  readonly intl: IntlShape;
  readonly kind: FormKind;
  readonly reading: FormReading;
  readonly confirm: string;
  readonly headingLevel: 2 | 3;
  readonly id: string;
}

function showValue(intl: IntlShape, field: FormField, value: string, reading: FormReading): string {
  switch (field.control) {
    case 'select':
    case 'radio':
      return listOptions(intl, field, reading).find((option) => option.value === value)?.label ?? value;
    case 'checkbox':
      return intl.formatMessage(messages.yes);
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
    case 'files':
    case 'hidden':
      return value;
  }
}

/** Lists the entries and the names of files for review. */
function listEntries({ intl, kind, reading }: FormReviewProps) {
  const values = shownValues(reading);
  const entries = visibleFields(kind, values).flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value === '' || field.control === 'hidden') return [];
    return [{ name: field.name, text: showValue(intl, field, value, reading) }];
  });
  const files = storedAttachments(reading).map(({ name }) => name);
  return files.length === 0 ? entries : [...entries, { name: 'files' as const, text: files.join('\n') }];
}

/** Asks for confirmation if no script can prove that the sender is a person: all entries, to send or to change. */
export function FormReview(props: FormReviewProps) {
  const { intl, kind, reading, confirm, headingLevel, id } = props;
  const values = shownValues(reading);
  return (
    <>
      <Frame
        id={id}
        method="post"
        encType="multipart/form-data"
        action={reading.action}
        aria-label={formatFormName(intl, kind)}
        $rules={[]}
      >
        <Heading level={headingLevel} size="l">
          {intl.formatMessage(messages.reviewTitle)}
        </Heading>
        <Text>{intl.formatMessage(messages.reviewText)}</Text>
        <Entries>
          {listEntries(props).map(({ name, text }) => (
            <div key={name}>
              <dt>{formatLabel(intl, name)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Entries>
        <FormHiddenFields intl={intl} reading={reading} idPrefix={id} />
        <input type="hidden" name="confirm" value={confirm} />
        {visibleFields(kind, values).map(({ name }) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
        {storedAttachments(reading).map((file) => (
          <input key={file.id} type="hidden" name="attachments" value={writeAttachment(file)} />
        ))}
        <Actions>
          <Button type="submit" icon="mail">
            {intl.formatMessage(messages.send)}
          </Button>
        </Actions>
      </Frame>
      <Change>
        <summary>
          <Icon name="edit" size={16} />
          {intl.formatMessage(messages.change)}
        </summary>
        <FormFrame
          intl={intl}
          kind={kind}
          reading={reading}
          headingLevel={headingLevel}
          id={`${id}-change`}
        />
      </Change>
    </>
  );
}
