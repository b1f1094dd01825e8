import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Arc, Frame } from './Spinner.styles';

export interface SpinnerProps {
  /** What is being waited for. */
  readonly label: string;
  /** 16 within a button or a row, 24 in the place of content. */
  readonly size?: 16 | 24;
}

/** A turning piece of wire while something is on its way. */
export const Spinner = ({ label, size = 24 }: SpinnerProps) => (
  <Frame role="status">
    <Arc
      $size={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M12 3a9 9 0 1 1-9 9" />
    </Arc>
    <VisuallyHidden>{label}</VisuallyHidden>
  </Frame>
);
