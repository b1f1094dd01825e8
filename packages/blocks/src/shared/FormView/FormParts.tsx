import type { IntlShape } from 'react-intl/server';
import {
  decideProblemGroup,
  fieldsOfForm,
  formErrorMessages,
  groupedTextId,
  type FormKind,
  type FormReading,
} from '@kmx/core/forms';
import { FieldError, FileUploadRow, FlashMessage, FormMessageSummary, Spinner } from '@kmx/design-system';

import { formatFormText, formatInSummary } from './describeForm';
import { FormFailureNote, describeFailure } from './FormFailureNote';
import { FormSent } from './FormSent';
import { formViewMessages as messages } from './FormView.messages';

interface FormPartsProps {
  readonly intl: IntlShape;
  readonly kind: FormKind;
  readonly reading: FormReading;
  readonly headingLevel: 2 | 3;
  readonly downloadHref?: string | undefined;
  readonly id: string;
}

const hasFiles = (kind: FormKind) => fieldsOfForm(kind).some(({ control }) => control === 'files');

/** Messages that the summary combines with the name of a group. */
function listGroupedTexts(intl: IntlShape, kind: FormKind): Readonly<Record<string, string>> {
  const fields = fieldsOfForm(kind);
  const texts = fields.flatMap(({ name, error }) => {
    const group = decideProblemGroup(kind, name, fields);
    if (group === undefined) return [];
    return [formErrorMessages[error], formErrorMessages.tooLong].map(
      ({ id }) => [groupedTextId(group, id), formatInSummary(intl, id, group)] as const,
    );
  });
  return Object.fromEntries(texts);
}

/** All messages that the script may need, in the reader's language, because the browser has no catalogue. */
function listTexts(intl: IntlShape, kind: FormKind): Readonly<Record<string, string>> {
  const { tooManyFiles, uploadGone, tooLarge, notAllowed, empty, infected, tooComplex, broken, unavailable } =
    formErrorMessages;
  const ofUploads = hasFiles(kind)
    ? [tooManyFiles, uploadGone, tooLarge, notAllowed, empty, infected, tooComplex, broken, unavailable]
    : [];
  const ofFields = fieldsOfForm(kind).map(({ error }) => formErrorMessages[error]);
  const rules = [formErrorMessages.tooLong, ...ofFields, ...ofUploads];
  return {
    ...Object.fromEntries(rules.map(({ id }) => [id, formatFormText(intl, id)])),
    ...listGroupedTexts(intl, kind),
    tooMany: describeFailure(intl, 'tooMany'),
    offline: intl.formatMessage(messages.offline),
    sending: intl.formatMessage(messages.sending),
    draftDiscarded: intl.formatMessage(messages.draftDiscarded),
    uploaded: intl.formatMessage(messages.uploaded),
    uploading: intl.formatMessage(messages.uploading),
    uploadPending: intl.formatMessage(messages.uploadPending),
  };
}

const decideMail = ({ mailFallback, mailAddress }: FormReading) =>
  mailFallback ?? (mailAddress === undefined ? undefined : `mailto:${mailAddress}`);

/** Elements that the script shows later by cloning them; rendered on the server for a consistent appearance. */
export const FormParts = ({ intl, kind, reading, headingLevel, downloadHref, id }: FormPartsProps) => (
  <div hidden data-form-parts data-form-texts={JSON.stringify(listTexts(intl, kind))}>
    <div data-part="error">
      <FieldError id={`${id}-part`} error="–" />
    </div>
    <div data-part="summary">
      <FormMessageSummary
        title={intl.formatMessage(messages.problems)}
        messages={[{ fieldId: `${id}-part`, text: '–' }]}
      />
    </div>
    <div data-part="failure">
      <FormFailureNote intl={intl} kind={kind} reason="unavailable" mailFallback={decideMail(reading)} />
    </div>
    <div data-part="busy">
      <Spinner label={intl.formatMessage(messages.sending)} size={16} />
    </div>
    <div data-part="waiting">
      <FlashMessage type="info">
        <span data-waiting />
      </FlashMessage>
    </div>
    <div data-part="sent">
      <FormSent
        intl={intl}
        kind={kind}
        reference=""
        headingLevel={headingLevel}
        downloadHref={downloadHref}
      />
    </div>
    {hasFiles(kind) && (
      <ul data-part="upload">
        <FileUploadRow
          name=""
          size=""
          state="uploading"
          status=""
          progress={0}
          retryLabel={intl.formatMessage(messages.uploadRetry)}
          removeLabel={intl.formatMessage(messages.uploadRemove)}
        />
      </ul>
    )}
  </div>
);
