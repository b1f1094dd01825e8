import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Arc, Frame } from './Spinner.styles';

export interface SpinnerProps {
  /** Announced description of what is loading. */
  readonly label: string;
  /** 16 in a button or row, 24 instead of content. */
  readonly size?: 16 | 24;
}

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
