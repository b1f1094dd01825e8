import { Cell, Reading } from './MeasuredValue.styles';

/** A value in both systems: "12,000 mm" and "472 in". */
export interface MeasuredText {
  readonly metric: string;
  readonly imperial: string;
}

/**
 * Value in the chosen system (section 4). Both systems are rendered on top of each other, so that switching needs no
 * request and no layout shift. A value that is equal in both is plain text.
 */
export const MeasuredValue = ({ metric, imperial }: MeasuredText) =>
  metric === imperial ? (
    <bdi>{metric}</bdi>
  ) : (
    <Cell data-measured>
      <Reading data-system="Metric">{metric}</Reading>
      <Reading data-system="Imperial">{imperial}</Reading>
    </Cell>
  );
