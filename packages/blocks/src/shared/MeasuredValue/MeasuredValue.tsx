import { Cell, Reading } from './MeasuredValue.styles';

/** A value as it reads in each system: "12,000 mm" and "472 in". */
export interface MeasuredText {
  readonly metric: string;
  readonly imperial: string;
}

/**
 * A value in the system that the page is read in (section 4); the other one lies under it, so that changing the system moves
 * nothing and asks nobody. A value that reads the same in both is plain text.
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
