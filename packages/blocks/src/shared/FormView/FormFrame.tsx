import type { IntlShape } from 'react-intl/server';
import {
  decideProblemGroup,
  fieldsOfForm,
  formDefinitions,
  listConditions,
  visibleFields,
  type FormKind,
  type FormProblem,
  type FormReading,
} from '@kmx/core/forms';
import { Button, FlashMessage, FormMessageSummary, Text } from '@kmx/design-system';

import { fieldId, formatCondition, formatFormName, formatInSummary, shownValues } from './describeForm';
import { FormFailureNote } from './FormFailureNote';
import { FormGroups } from './FormGroups';
import { FormHiddenFields } from './FormHiddenFields';
import { FormParts } from './FormParts';
import { formViewMessages as messages } from './FormView.messages';
import { Actions, Frame, type ConditionRule } from './FormView.styles';

export interface FormFrameProps {
  readonly intl: IntlShape;
  readonly kind: FormKind;
  readonly reading: FormReading;
  readonly headingLevel: 2 | 3;
  readonly submitLabel?: string | undefined;
  readonly downloadHref?: string | undefined;
  readonly id: string;
}

/**
 * Lists the conditions of each conditional part by the part's own condition: one rule for each, regardless of the
 * number of fields.
 */
function listRules(kind: FormKind): readonly ConditionRule[] {
  const rules = fieldsOfForm(kind).flatMap((field) => {
    const conditions = listConditions(kind, field);
    const [own] = conditions;
    return own ? conditions.map((condition) => ({ part: formatCondition(own), condition })) : [];
  });
  return [
    ...new Map(
      rules.map((rule) => [`${rule.part}&${formatCondition(rule.condition)}`, rule] as const),
    ).values(),
  ];
}

const problemsOf = ({ state }: FormReading): readonly FormProblem[] =>
  state.kind === 'invalid' ? state.problems : [];

/** Problems with links to their fields. */
function listMessages({ intl, kind, reading }: Pick<FormFrameProps, 'intl' | 'kind' | 'reading'>) {
  const shown = visibleFields(kind, shownValues(reading));
  return problemsOf(reading).map(({ field, messageId }) => ({
    fieldId: fieldId(formDefinitions[kind].slug, field),
    text: formatInSummary(intl, messageId, decideProblemGroup(kind, field, shown)),
  }));
}

/** Notice about a restored draft; shown by the script. */
const DraftNote = ({ intl }: { readonly intl: IntlShape }) => (
  <div hidden data-form-draft>
    <FlashMessage type="info" isStatic>
      {intl.formatMessage(messages.draftKept)}{' '}
      <Button variant="ghost" size="s" icon="trash" data-form-discard>
        {intl.formatMessage(messages.discardDraft)}
      </Button>
    </FlashMessage>
  </div>
);

export function FormFrame({
  intl,
  kind,
  reading,
  headingLevel,
  submitLabel,
  downloadHref,
  id,
}: FormFrameProps) {
  const definition = formDefinitions[kind];
  const { state, product } = reading;
  return (
    <Frame
      id={id}
      data-form={definition.slug}
      data-form-state={state.kind}
      method="post"
      encType="multipart/form-data"
      action={reading.action}
      noValidate
      aria-label={formatFormName(intl, kind)}
      $rules={listRules(kind)}
    >
      <FormHiddenFields intl={intl} reading={reading} idPrefix={id} />
      {state.kind === 'failed' && (
        <FormFailureNote intl={intl} kind={kind} reason={state.reason} mailFallback={reading.mailFallback} />
      )}
      <FormMessageSummary
        title={intl.formatMessage(messages.problems)}
        messages={listMessages({ intl, kind, reading })}
      />
      <DraftNote intl={intl} />
      {product && <Text>{intl.formatMessage(messages.about, { product: product.name })}</Text>}
      <FormGroups intl={intl} definition={definition} reading={reading} problems={problemsOf(reading)} />
      <Actions>
        <Button type="submit" icon="mail" data-form-submit>
          {submitLabel ?? intl.formatMessage(messages.send)}
        </Button>
      </Actions>
      <FormParts
        intl={intl}
        kind={kind}
        reading={reading}
        headingLevel={headingLevel}
        downloadHref={downloadHref}
        id={id}
      />
    </Frame>
  );
}
