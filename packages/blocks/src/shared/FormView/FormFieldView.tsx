import type { IntlShape } from 'react-intl/server';
import type { FormField, FormReading, FormValues } from '@kmx/core/forms';
import { Checkbox, FileUpload, RadioGroup, Select, TextArea, TextField } from '@kmx/design-system';

import { fieldId, storedAttachments, listOptions, formatLabel, writeAttachment } from './describeForm';
import { formViewMessages as messages } from './FormView.messages';

export interface FormFieldViewProps {
  readonly intl: IntlShape;
  /** The form's name in addresses. */
  readonly slug: string;
  readonly field: FormField;
  readonly reading: FormReading;
  readonly values: FormValues;
  readonly error?: string | undefined;
}

/** A conditional part is marked as required, but does not affect the wire of its group. */
function decideRequired({ isRequired, visibleWhen }: FormField, label: string, mark: string) {
  if (!isRequired) return { label, isRequired };
  return { label, mark, ...(visibleWhen ? { 'aria-required': true } : { isRequired }) };
}

/** Files already uploaded; without JavaScript, unticking one removes it. */
const StoredFiles = ({ slug, reading }: Pick<FormFieldViewProps, 'slug' | 'reading'>) =>
  storedAttachments(reading).map((file) => (
    <li key={file.id}>
      <Checkbox
        id={fieldId(slug, `attachment-${file.id}`)}
        name="attachments"
        value={writeAttachment(file)}
        label={file.name}
        defaultChecked
      />
    </li>
  ));

export function FormFieldView({ intl, slug, field, reading, values, error }: FormFieldViewProps) {
  const { name, control, autoComplete } = field;
  const value = values[name] ?? '';
  const common = {
    id: fieldId(slug, name),
    name,
    error,
    ...decideRequired(field, formatLabel(intl, name), intl.formatMessage(messages.required)),
  };
  switch (control) {
    case 'text':
    case 'email':
    case 'tel':
      return <TextField {...common} type={control} autoComplete={autoComplete} defaultValue={value} />;
    case 'textarea':
      return <TextArea {...common} rows={7} defaultValue={value} />;
    case 'select':
      return (
        <Select
          {...common}
          autoComplete={autoComplete}
          defaultValue={value}
          options={listOptions(intl, field, reading)}
          placeholder={intl.formatMessage(messages.choose)}
        />
      );
    case 'radio':
      return <RadioGroup {...common} defaultValue={value} options={listOptions(intl, field, reading)} />;
    case 'checkbox':
      return <Checkbox {...common} value="yes" defaultChecked={value === 'yes'} />;
    case 'files':
      return (
        <FileUpload
          {...common}
          hint={intl.formatMessage(messages.filesHint)}
          prompt={intl.formatMessage(messages.filesPrompt)}
          accept="image/*,video/*"
        >
          <StoredFiles slug={slug} reading={reading} />
        </FileUpload>
      );
    case 'hidden':
      return <input type="hidden" name={name} value={value} />;
  }
}
