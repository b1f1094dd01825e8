import { Amount, Frame, Label, Note, Reading, Unit } from './KeyFigure.styles';

export interface KeyFigureProps {
  /** The figure as it is read, already formatted. */
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
  readonly note?: string;
}

/** One figure with its unit and what it measures. */
export const KeyFigure = ({ value, unit, label, note }: KeyFigureProps) => (
  <Frame>
    <Amount>
      <Reading>
        {value}
        {unit && <Unit> {unit}</Unit>}
      </Reading>
    </Amount>
    <Label>{label}</Label>
    {note && <Note>{note}</Note>}
  </Frame>
);
