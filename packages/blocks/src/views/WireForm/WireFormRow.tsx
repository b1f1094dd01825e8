import type { IntlShape } from 'react-intl/server';
import type { WireField, WireFieldProblem, WrittenWire } from '@kmx/core/wire-check';
import { Select, TextField } from '@kmx/design-system';

import { wireFormMessages } from './WireForm.messages';
import { Row, RowTitle } from './WireForm.styles';
import { describeWireProblem } from './WireProblems';

export interface WireFormLine extends WrittenWire {
  /** Unit of a cross-section without one. */
  readonly unit: 'mm2' | 'awg';
  readonly problems: readonly WireFieldProblem[];
}

interface WireFormRowProps {
  readonly intl: IntlShape;
  /** One-based. */
  readonly number: number;
  readonly line: WireFormLine;
  readonly lengthUnit: 'mm' | 'in';
}

const units = [
  { value: 'mm2', label: 'mm²' },
  { value: 'awg', label: 'AWG' },
] as const;

/** Fields of a wire; their names repeat in each row. */
export function WireFormRow({ intl, number, line, lengthUnit }: WireFormRowProps) {
  const id = `wire-${String(number)}`;
  const format = (message: keyof typeof wireFormMessages) =>
    intl.formatMessage(wireFormMessages[message], { unit: lengthUnit });
  const field = (name: string, key: WireField) => {
    const problem = line.problems.find((one) => one.field === key);
    return {
      id: `${id}-${name}`,
      name,
      label: format(key),
      defaultValue: line[key],
      autoComplete: 'off',
      error: problem && describeWireProblem(intl, problem),
    };
  };
  return (
    <Row>
      <RowTitle>{intl.formatMessage(wireFormMessages.wire, { number: String(number) })}</RowTitle>
      <TextField {...field('section', 'crossSection')} inputMode="decimal" />
      <Select id={`${id}-unit`} name="unit" label={format('unit')} defaultValue={line.unit} options={units} />
      <TextField {...field('strip', 'stripLength')} inputMode="decimal" />
      <TextField {...field('diameter', 'outerDiameter')} inputMode="decimal" />
      <TextField {...field('count', 'count')} inputMode="numeric" />
      <TextField {...field('name', 'name')} maxLength={24} />
    </Row>
  );
}
