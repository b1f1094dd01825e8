import type { IntlShape } from 'react-intl/server';
import type { FormDefinition, FormField, FormProblem, FormReading } from '@kmx/core/forms';

import { formatCondition, formatFormText, formatGroup, shownValues } from './describeForm';
import { FormFieldView } from './FormFieldView';
import { Cell, Fields, Group, Groups, GroupTitle } from './FormView.styles';

export interface FormGroupsProps {
  readonly intl: IntlShape;
  readonly definition: FormDefinition;
  readonly reading: FormReading;
  readonly problems: readonly FormProblem[];
}

const conditionOf = ({ visibleWhen }: FormField) => visibleWhen && formatCondition(visibleWhen);

export function FormGroups({ intl, definition, reading, problems }: FormGroupsProps) {
  const values = shownValues(reading);
  const draw = (field: FormField) => {
    const problem = problems.find((one) => one.field === field.name);
    return (
      <FormFieldView
        key={field.name}
        intl={intl}
        slug={definition.slug}
        field={field}
        reading={reading}
        values={values}
        error={problem && formatFormText(intl, problem.messageId)}
      />
    );
  };
  const isHidden = ({ control }: FormField) => control === 'hidden';
  return (
    <Groups>
      {definition.groups.map(({ name, fields }) =>
        fields.every(isHidden) ? (
          fields.map(draw)
        ) : (
          <Group key={name}>
            <GroupTitle>{formatGroup(intl, name)}</GroupTitle>
            <Fields>
              {fields.map((field) => (
                <Cell
                  key={field.name}
                  data-field={field.name}
                  data-when={conditionOf(field)}
                  $isHalf={field.width === 'half'}
                >
                  {draw(field)}
                </Cell>
              ))}
            </Fields>
          </Group>
        ),
      )}
    </Groups>
  );
}
