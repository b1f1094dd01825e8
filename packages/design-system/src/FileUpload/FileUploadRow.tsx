import { IconButton } from '../Button/IconButton';
import { About, Controls, Facts, Row } from './FileUpload.styles';

/** Where a file is on its way. */
export type FileUploadState = 'uploading' | 'stored' | 'refused' | 'broken';

export interface FileUploadRowProps {
  /** The file’s own name, ending included. */
  readonly name: string;
  /** As a reader sees it: `2.4 MB`. */
  readonly size: string;
  /** `uploading` runs, `stored` is safe, `refused` cannot be taken, `broken` may be tried again. */
  readonly state: FileUploadState;
  /** How it stands, in words: "Uploading", or why it was refused. */
  readonly status: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** What the button shown at `broken` is called: "Try again". */
  readonly retryLabel: string;
  /** What the button that takes the file out is called: "Remove". */
  readonly removeLabel: string;
}

/** A file on its way; script fills the parts that are marked with `data-upload-…`. */
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
      <Facts>
        <data value={size} data-upload-size>
          {size}
        </data>
        <span data-upload-status role="status">
          {status}
        </span>
      </Facts>
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
