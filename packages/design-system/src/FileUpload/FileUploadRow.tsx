import { IconButton } from '../Button/IconButton';
import { About, Controls, Details, Row } from './FileUpload.styles';

export type FileUploadState = 'uploading' | 'stored' | 'rejected' | 'broken';

export interface FileUploadRowProps {
  /** Name of the file including its extension. */
  readonly name: string;
  /** Formatted size: `2.4 MB`. */
  readonly size: string;
  /** `uploading` is in progress, `stored` is complete, `rejected` cannot be accepted, `broken` may be retried. */
  readonly state: FileUploadState;
  /** State as text: "Uploading", or the reason for the rejection. */
  readonly status: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** Label of the button in state `broken`: "Try again". */
  readonly retryLabel: string;
  /** Label of the button that removes the file: "Remove". */
  readonly removeLabel: string;
}

/** One upload; the script updates the elements with `data-upload-…`. */
export const FileUploadRow = ({
  name,
  size,
  state,
  status,
  progress,
  retryLabel,
  removeLabel,
}: FileUploadRowProps) => (
  <Row data-upload data-state={state}>
    <About>
      <span data-upload-name>{name}</span>
      <Details>
        <data value={size} data-upload-size>
          {size}
        </data>
        <span data-upload-status role="status">
          {status}
        </span>
      </Details>
    </About>
    <Controls>
      <span data-upload-retry hidden={state !== 'broken'}>
        <IconButton icon="undo" size={16} label={retryLabel} />
      </span>
      <span data-upload-remove>
        <IconButton icon="close" size={16} label={removeLabel} />
      </span>
    </Controls>
    <progress data-upload-progress aria-label={name} max={1} value={progress} />
  </Row>
);
