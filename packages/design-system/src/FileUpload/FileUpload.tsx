import type { ReactNode } from 'react';
import { Frame, Label } from '../Field/Field.styles';
import { describeField, FieldError, FieldHint, FieldLabelText, type FieldProps } from '../Field/FieldParts';
import { Icon } from '../icons';
import { Area, Files } from './FileUpload.styles';

export interface FileUploadProps extends FieldProps {
  /** "Drop files here or choose them". */
  readonly prompt: string;
  /** `accept` attribute of `input`: `image/*,video/*`. */
  readonly accept?: string;
  /** Allows several files. */
  readonly isMultiple?: boolean;
  /** Rows (`FileUploadRow`) of pending files. */
  readonly children?: ReactNode;
}

/** File input with a drop area. Uploads are listed in `[data-upload-list]`, which the script fills. */
export const FileUpload = ({
  id,
  name,
  label,
  error,
  hint,
  isRequired = false,
  mark,
  prompt,
  accept,
  isMultiple = true,
  children,
}: FileUploadProps) => (
  <Frame data-file-upload>
    <Label htmlFor={id}>
      <FieldLabelText label={label} mark={mark} />
    </Label>
    <FieldHint id={id} hint={hint} />
    <Area data-upload-area>
      <Icon name="upload" size={24} />
      <span>{prompt}</span>
      <input
        {...describeField({ id, error, hint })}
        id={id}
        name={name}
        type="file"
        accept={accept}
        multiple={isMultiple}
        required={isRequired}
      />
    </Area>
    <Files data-upload-list>{children}</Files>
    <FieldError id={id} error={error} />
  </Frame>
);
